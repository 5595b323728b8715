import type { BusinessDetail } from '@lawdex/contracts';
import { Card, LinkList } from '@lawdex/ui';
import styles from './business.module.css';
import { relatedLinks } from './related-searches.core.ts';

export function RelatedSearches({ business }: { business: BusinessDetail }) {
  const links = relatedLinks(business);
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
