import type { BusinessSummary } from '@lawdex/contracts';
import { BusinessCard, BusinessCardSkeleton, SkeletonList } from '@lawdex/ui';
import { withoutRepeats } from './pictures.core.ts';
import styles from './business-grid.module.css';

export interface BusinessGridProps {
  businesses: readonly BusinessSummary[];
  headingLevel?: 2 | 3;
  /** Set it for the first grid of a page, so that its first picture loads at once. */
  priority?: boolean;
  /** See `BusinessCard`. */
  measuredFrom?: string;
}

export function BusinessGrid({ businesses, headingLevel, priority = false, measuredFrom }: BusinessGridProps) {
  return (
    <ul className={styles.grid}>
      {withoutRepeats(businesses).map((business, index) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            headingLevel={headingLevel}
            priority={priority && index === 0}
            measuredFrom={measuredFrom}
          />
        </li>
      ))}
    </ul>
  );
}

export const BusinessGridSkeleton = () => (
  <SkeletonList count={6} className={styles.grid}>
    <BusinessCardSkeleton />
  </SkeletonList>
);
