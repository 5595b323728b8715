import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { CallButton, Card, Icon, LinkButton, telHref } from '@lawdex/ui';
import styles from './contact.module.css';
import { addressLines, directionsUrl, websiteOf } from './contact.core.ts';
import { HoursList } from './HoursList.tsx';

export function ContactCard({ business, answeredAt }: { business: BusinessDetail; answeredAt: number }) {
  const { phone, name } = business;
  const website = websiteOf(business.website);
  const tel = telHref(phone);
  const [street, town] = addressLines(business);
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby="contact-heading">
      <h2 id="contact-heading" className={styles.title}>
        Contact Information
      </h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <Icon name="phone" size="sm" className={styles.icon} />
          {phone && tel ? (
            <a href={tel}>{phone}</a>
          ) : (
            <span className={styles.quiet}>{phone ?? 'No phone listed'}</span>
          )}
        </li>
        <li className={styles.row}>
          <Icon name="globe" size="sm" className={styles.icon} />
          {website ? (
            <a href={website.href} target="_blank" rel="nofollow ugc noopener">
              Visit Website <Icon name="external" size="sm" className={styles.external} />
              <span className={styles.host}>{website.host}</span>
            </a>
          ) : (
            <span className={styles.quiet}>No website listed</span>
          )}
        </li>
        <li className={styles.row}>
          <Icon name="map-pin" size="sm" className={styles.icon} />
          <address className={styles.address}>
            {street}
            <br />
            {town}
          </address>
        </li>
      </ul>
      <div className={styles.actions}>
        <CallButton phone={phone} name={name} {...(!tel && { variant: 'secondary' })} block />
        <LinkButton href={directionsUrl(business)} target="_blank" rel="noopener" variant="secondary" block>
          <Icon name="directions" size="sm" />
          Get Directions
        </LinkButton>
      </div>
      {business.hours ? (
        <div className={styles.hours}>
          <h3 className={styles.subtitle}>Business Hours</h3>
          <HoursList hours={business.hours} timeZone={business.timeZone} answeredAt={answeredAt} />
        </div>
      ) : (
        isRateable(business) && <p className={styles.quiet}>No hours are listed for this business.</p>
      )}
    </Card>
  );
}
