import type { FoundBusiness, SearchSort, Understood } from '@lawdex/contracts';
import { BusinessCard } from '@lawdex/ui';
import styles from '../search.module.css';
import { WhyThisResult } from './WhyThisResult.tsx';

export interface FoundListProps {
  businesses: readonly FoundBusiness[];
  understood: Understood;
  sort?: SearchSort;
  /** Level of the names' headings. The results themselves have 2, and their first picture loads at once. */
  headingLevel?: 2 | 3;
  /** Whether a map shows the same businesses. */
  isMapped?: boolean;
}

export function FoundList({ businesses, understood, sort = 'relevance', headingLevel = 2, isMapped }: FoundListProps) {
  return (
    <ol className={styles.list}>
      {businesses.map((business, index) => (
        <li
          key={business.id}
          data-at={isMapped ? `${business.id}|${business.city}, ${business.state}|${business.state}` : undefined}
        >
          <BusinessCard
            business={business}
            layout="horizontal"
            headingLevel={headingLevel}
            measuredFrom={understood.measuredFrom}
            priority={headingLevel === 2 && index === 0}
            note={<WhyThisResult business={business} understood={understood} sort={sort} />}
          />
        </li>
      ))}
    </ol>
  );
}
