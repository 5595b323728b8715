import { cityPath, isRateable } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Card, LinkList } from '@lawdex/ui';
import { useWorthyLinks } from '../../lib/worthy/worthy.query.ts';
import styles from './business.module.css';
import { relatedLinks } from './related-searches.core.ts';

export function RelatedSearches({ business }: { business: BusinessDetail }) {
  const { city, state } = business;
  const worthy = useWorthyLinks(relatedLinks(business));
  // A court is on no list of firms, and its city may have none.
  const others = isRateable(business)
    ? [{ text: `All law firms in ${city}, ${state}`, to: cityPath(city, state) }]
    : [];
  const links = [...worthy, ...others];
  if (links.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="related-heading">
      <h2 id="related-heading" className={styles.sideTitle}>
        Related Searches
      </h2>
      <LinkList links={links} />
    </Card>
  );
}
