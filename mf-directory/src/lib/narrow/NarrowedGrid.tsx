import { formatCount } from '@lawdex/contracts';
import { EmptyState, LinkButton } from '@lawdex/ui';
import { BusinessGrid } from '../BusinessGrid.tsx';
import type { NarrowedList } from './narrowed.query.ts';
import styles from './narrow.module.css';

export interface NarrowedGridProps {
  list: NarrowedList;
  /** Number of businesses before narrowing. */
  of: number;
  /** Address of the page without filters. */
  plainPath: string;
  /** Another list is loading. */
  isOutdated: boolean;
}

/** The businesses that the filters leave. */
export function NarrowedGrid({ list: { businesses, total }, of, plainPath, isOutdated }: NarrowedGridProps) {
  return (
    <div className={isOutdated ? styles.outdated : undefined}>
      <p role="status" className={styles.line}>
        {total > 0 && `Showing ${formatCount(total)} of ${formatCount(of)} businesses`}
      </p>
      {total > 0 ? (
        <BusinessGrid businesses={businesses} headingLevel={2} priority />
      ) : (
        <EmptyState
          title="No businesses found"
          action={
            <LinkButton to={plainPath} replace>
              Clear Filters
            </LinkButton>
          }
        >
          Try adjusting your search criteria or browse our categories.
        </EmptyState>
      )}
    </div>
  );
}
