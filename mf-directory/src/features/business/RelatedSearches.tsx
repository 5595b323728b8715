import type { BusinessDetail } from '@lawdex/contracts';
import { Link } from '@lawdex/mf-kit/runtime';
import { Card } from '@lawdex/ui';
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
      <ul className={styles.links}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
