import { SEARCH_PAGE_SIZE, SEARCH_PATH, SEARCH_SORTS } from '@lawdex/contracts';
import {
  BusinessCard,
  BusinessCardSkeleton,
  Button,
  EmptyState,
  Icon,
  LinkButton,
  Pagination,
  QueryResult,
  Select,
} from '@lawdex/ui';
import clsx from 'clsx';
import { pageCountOf } from '../../lib/page-number.core.ts';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { SORT_CHOICES } from './filter-choices.ts';
import filterStyles from './filters.module.css';
import { resultsLine } from './results-line.core.ts';
import { asksForDistance, searchUrl } from './search-state.core.ts';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

const PLACEHOLDERS = [0, 1, 2, 3, 4];

export interface SearchResultsProps {
  search: ReturnType<typeof useSearch> & { page: number };
  /** Id of the form that the sort order belongs to. */
  form: string;
}

export function SearchResults({ search, form }: SearchResultsProps) {
  const { state, page, results, update } = search;
  const shown = results.data;
  useFocusOnNewPage(page, 'results-heading');
  return (
    <section className={styles.results} aria-labelledby="results-heading" aria-busy={results.isFetching}>
      <div className={styles.bar}>
        <p role="status" className={styles.line}>
          {results.isPending && 'Searching…'}
          {shown && (shown.total > 0 ? resultsLine(shown.page, shown.total) : 'No businesses found')}
        </p>
        <div className={styles.sort}>
          <label htmlFor="sort-by">Sort by</label>
          <Select
            id="sort-by"
            name="sortBy"
            form={form}
            value={state.sortBy ?? 'relevance'}
            onChange={(event) => update({ sortBy: SEARCH_SORTS.find((sort) => sort === event.currentTarget.value) })}
          >
            {SORT_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button type="submit" form={form} variant="secondary" className={filterStyles.unscripted}>
            Apply
          </Button>
        </div>
      </div>
      {shown && asksForDistance(state) && !shown.isMeasured && (
        <p className={styles.notice}>
          <Icon name="info" size="sm" />
          Distances need one place to measure from: choose one city, with its state if several share the name, or use
          your location.
        </p>
      )}
      <Results {...search} />
    </section>
  );
}

function Results({ state, page, results }: SearchResultsProps['search']) {
  return (
    <QueryResult query={results} loading={<Placeholders />} failure="Failed to search businesses">
      {({ businesses, total }) =>
        total === 0 ? (
          <NothingFound />
        ) : (
          <>
            <ol className={clsx(styles.list, results.isPlaceholderData && styles.outdated)}>
              {businesses.map((business, index) => (
                <li key={business.id}>
                  <BusinessCard business={business} layout="horizontal" headingLevel={2} priority={index === 0} />
                </li>
              ))}
            </ol>
            <Pagination
              page={page}
              pageCount={pageCountOf(total, SEARCH_PAGE_SIZE)}
              hrefFor={(number) => searchUrl(state, number)}
              replace
              label="Search results pages"
            />
          </>
        )
      }
    </QueryResult>
  );
}

const Placeholders = () => (
  <div className={styles.list} aria-hidden="true">
    {PLACEHOLDERS.map((key) => (
      <BusinessCardSkeleton key={key} layout="horizontal" />
    ))}
  </div>
);

const NothingFound = () => (
  <EmptyState
    title="No businesses found"
    action={
      <LinkButton to={SEARCH_PATH} replace>
        Clear Filters
      </LinkButton>
    }
  >
    Try adjusting your search criteria or browse our categories.
  </EmptyState>
);
