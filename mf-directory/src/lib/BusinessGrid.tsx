import type { BusinessSummary } from '@lawdex/contracts';
import { BusinessCard, BusinessCardSkeleton, VisuallyHidden } from '@lawdex/ui';
import styles from './business-grid.module.css';

export interface BusinessGridProps {
  businesses: readonly BusinessSummary[];
  headingLevel?: 2 | 3;
  /** The grid is the first thing on its page. */
  priority?: boolean;
}

export function BusinessGrid({ businesses, headingLevel, priority = false }: BusinessGridProps) {
  return (
    <ul className={styles.grid}>
      {businesses.map((business, index) => (
        <li key={business.id}>
          <BusinessCard business={business} headingLevel={headingLevel} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}

const SIX = [0, 1, 2, 3, 4, 5];

export function BusinessGridSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {SIX.map((key) => (
        <BusinessCardSkeleton key={key} />
      ))}
    </div>
  );
}
