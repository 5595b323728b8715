import { businessPath, isRateable, openingState, type BusinessDetail } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { CallButton, Card, Icon, LinkButton, showToast, telHref } from '@lawdex/ui';
import styles from './contact.module.css';
import { addressLines, directionsUrl, websiteOf } from './contact.core.ts';
import { HoursList, TodaysHours } from './HoursList.tsx';
import { useMinute } from './use-minute.ts';

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
            <>
              <a href={tel}>{phone}</a>
              <button type="button" className={styles.copy} onClick={() => void copyNumber(phone)}>
                Copy number
              </button>
            </>
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
        <>
          <details className={styles.hours}>
            <summary>
              <h3 className={styles.subtitle}>Business Hours</h3>
              <TodaysHours hours={business.hours} timeZone={business.timeZone} answeredAt={answeredAt} />
            </summary>
            <HoursList hours={business.hours} timeZone={business.timeZone} answeredAt={answeredAt} />
          </details>
          <RemindMe business={business} answeredAt={answeredAt} />
        </>
      ) : (
        isRateable(business) && <p className={styles.quiet}>No hours are listed for this business.</p>
      )}
    </Card>
  );
}

const copyNumber = (phone: string): Promise<void> =>
  navigator.clipboard.writeText(phone).then(
    () => showToast({ title: 'Number copied', description: phone }),
    () => showToast({ title: 'Failed to copy', description: `Please write it down: ${phone}`, variant: 'destructive' }),
  );

/** Makes a calendar's file for the moment in which a closed business opens again. Its code is loaded when it is asked for. */
function RemindMe({ business, answeredAt }: { business: BusinessDetail; answeredAt: number }) {
  const { origin } = useSite();
  const now = useMinute(answeredAt);
  const { hours, timeZone, slug } = business;
  const state = openingState(hours, timeZone, now);
  if (!timeZone || state?.kind !== 'closed') return null;
  const remind = async () => {
    const { reminderOf } = await import('./reminder.core.ts');
    const file = reminderOf(business, timeZone, state.opens, `${origin}${businessPath(slug)}`, now);
    const href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    Object.assign(document.createElement('a'), { href, download: `${slug}.ics` }).click();
    URL.revokeObjectURL(href);
  };
  return (
    <button type="button" className={styles.remind} onClick={() => void remind()}>
      Remind me when it opens
    </button>
  );
}
