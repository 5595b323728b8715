import { countOf, formatCount, type Narrowing } from '@lawdex/contracts';
import { EmptyState, LinkButton, pageCountOf, Pagination, QueryResult } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BusinessGrid, BusinessGridSkeleton } from '../BusinessGrid.tsx';
import { LIST_PAGE_SIZE } from '../queries.ts';
import { NarrowBar } from './NarrowBar.tsx';
import { narrowedQuery } from './narrowed.query.ts';
import { isNarrowed } from './narrowing.core.ts';
import styles from './narrow.module.css';

export interface BusinessListProps {
  /** Names the list for screen readers. */
  label: string;
  of: Parameters<typeof narrowedQuery>[0];
  /** Number of businesses before narrowing. */
  total: number;
  narrowing: Narrowing;
  page: number;
  pathOf(page: number, narrowing: Narrowing): string;
  /** The heading when a narrowed list could not be loaded. */
  failure: string;
  /** The list before narrowing. */
  children: ReactNode;
}

/** The businesses of a practice area or a city, which a visitor can narrow, with links to their pages. */
export function BusinessList({ label, of, total, narrowing, page, pathOf, failure, children }: BusinessListProps) {
  const narrowed = isNarrowed(narrowing);
  const found = useQuery({ ...narrowedQuery(of, narrowing, page), enabled: narrowed });
  return (
    <section aria-label={label} className={styles.list}>
      {total > 0 && <NarrowBar narrowing={narrowing} pathOf={(chosen) => pathOf(1, chosen)} />}
      {narrowed ? (
        <QueryResult query={found} loading={<BusinessGridSkeleton />} failure={failure}>
          {(list) => (
            <div className={found.isPlaceholderData ? styles.outdated : undefined}>
              <p role="status" className={styles.line}>
                {list.total > 0 && `Showing ${formatCount(list.total)} of ${countOf(total, 'firm')}`}
              </p>
              {list.total > 0 ? (
                <BusinessGrid businesses={list.businesses} headingLevel={2} priority />
              ) : (
                <NothingLeft plainPath={pathOf(1, {})} />
              )}
            </div>
          )}
        </QueryResult>
      ) : (
        children
      )}
      <Pagination
        page={page}
        pageCount={pageCountOf(narrowed ? (found.data?.total ?? 0) : total, LIST_PAGE_SIZE)}
        hrefFor={(number) => pathOf(number, narrowing)}
      />
    </section>
  );
}

const NothingLeft = ({ plainPath }: { plainPath: string }) => (
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
);
