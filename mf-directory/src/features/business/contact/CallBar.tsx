import type { BusinessDetail } from '@lawdex/contracts';
import { CallButton, Icon, LinkButton, telHref } from '@lawdex/ui';
import styles from './call-bar.module.css';
import { directionsUrl } from './contact.core.ts';

/** A bar that stays in view on a phone; absent without a phone number. */
export function CallBar({ business }: { business: BusinessDetail }) {
  if (!telHref(business.phone)) return null;
  return (
    <div className={styles.bar} data-bottom-bar>
      <CallButton phone={business.phone} name={business.name} block />
      <LinkButton href={directionsUrl(business)} target="_blank" rel="noopener" variant="secondary" block>
        <Icon name="directions" size="sm" />
        Directions
      </LinkButton>
    </div>
  );
}
