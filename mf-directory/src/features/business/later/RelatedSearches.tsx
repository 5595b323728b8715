import { cityPath, isRateable } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Card } from '@lawdex/ui';
import type { LinkList } from '@lawdex/ui';
import styles from '../business.module.css';
import { relatedLinks } from './related-searches.core.ts';

export interface RelatedSearchesProps {
  business: BusinessDetail;
  List: typeof LinkList;
}

export function RelatedSearches({ business, List }: RelatedSearchesProps) {
  const { city, state } = business;
  // A court is in no list, and its city may have no list at all.
  const others = isRateable(business)
    ? [{ text: `All law firms in ${city}, ${state}`, to: cityPath(city, state) }]
    : [];
  const links = [...relatedLinks(business), ...others];
  if (links.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="related-heading">
      <h2 id="related-heading" className={styles.sideTitle}>
        Related Searches
      </h2>
      <List links={links} />
    </Card>
  );
}
