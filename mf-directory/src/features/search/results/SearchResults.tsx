import { SEARCH_PAGE_SIZE, SEARCH_SORTS, type CitySummary } from '@lawdex/contracts';
import { BusinessCardSkeleton, Button, Field, Icon, pageCountOf, Pagination, QueryResult, Select } from '@lawdex/ui';
import clsx from 'clsx';
import { lazy, type ReactNode } from 'react';
import { useFocusOnNewPage } from '../../../lib/navigation.ts';
import { AppliedFilters } from '../filters/AppliedFilters.tsx';
import { SORT_CHOICES } from '../filters/filter-choices.ts';
import scripting from '../../../lib/scripting.module.css';
import { suspended } from '../../../lib/suspended.tsx';
import { isNearMe } from '../places.core.ts';
import { resultsLine } from '../sentence.core.ts';
import { FoundList } from './FoundList.tsx';
import { MapPart, MapToggle } from '../map/MapPart.tsx';
import { MoreSections } from './MoreSections.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PositionOffer } from './PositionOffer.tsx';
import { asksForDistance, searchUrl } from '../search-state.core.ts';
import type { FilterCounts } from '../search.queries.ts';
import styles from '../search.module.css';
import { UnderstoodNote } from '../understood/UnderstoodNote.tsx';
import type { useSearch } from '../use-search.ts';

const loadDanger = () => import(/* webpackChunkName: "written-danger" */ '../danger/DangerBox.tsx');
const loadLicence = () => import(/* webpackChunkName: "written-licence" */ '../licence/LicenceHelp.tsx');

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it for those whom it concerns.
const DangerPart = suspended(typeof document === 'undefined' ? (await loadDanger()).default : lazy(loadDanger));
const LicencePart = suspended(typeof document === 'undefined' ? (await loadLicence()).default : lazy(loadLicence));

const PLACEHOLDERS = [0, 1, 2, 3, 4];

export interface SearchResultsProps {
  search: ReturnType<typeof useSearch> & { page: number };
  /** The cities with most businesses. */
  cities: readonly CitySummary[];
  /** The numbers beside the filters. */
  counts: FilterCounts | undefined;
  /** Id of the form that the sort order belongs to. */
  form: string;
  /** Ways to the filters. */
  children: ReactNode;
}

export const ResultsLine = ({ results: { isPending, data } }: Pick<ReturnType<typeof useSearch>, 'results'>) => (
  <p role="status" className={styles.line}>
    {data ? (data.total > 0 ? resultsLine(data.page, data.total) : '0 results') : isPending && 'Searching…'}
  </p>
);

export function SearchResults({ search, cities, counts, form, children }: SearchResultsProps) {
  const { state, page, results, update } = search;
  const shown = results.data;
  const { danger, licence } = shown?.understood ?? {};
  const isMapped = state.view === 'map';
  useFocusOnNewPage(page, 'results-heading');
  return (
    <section
      id="results"
      tabIndex={-1}
      className={styles.results}
      aria-labelledby="results-heading"
      aria-busy={results.isFetching}
    >
      {danger && <DangerPart danger={danger} />}
      <div className={styles.bar}>
        <AppliedFilters state={state} practice={search.practice} understood={shown?.understood} />
        <div className={styles.sort}>
          {children}
          <MapToggle state={state} isOffered={isMapped || shown?.total !== 0} />
          <Field label="Sort by" hideLabel className={styles.order}>
            <Select
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
          </Field>
          <Button type="submit" form={form} variant="secondary" className={scripting.unscripted}>
            Apply
          </Button>
        </div>
      </div>
      <UnderstoodNote state={state} shown={shown} isOutdated={results.isPlaceholderData} />
      {licence && !licence.isListed && <LicencePart licence={licence} />}
      {shown && asksForDistance(state) && !shown.isMeasured && (
        <p className={styles.notice}>
          <Icon name="info" size="sm" />
          Distances need one place to measure from: choose one city, with its state if several share the name, or use
          your location.
        </p>
      )}
      {shown && isNearMe(state, shown.understood) && (
        <PositionOffer onPosition={(near) => update({ near })}>
          To search near you, we need to know where you are.
        </PositionOffer>
      )}
      <div className={clsx(isMapped && styles.split)}>
        {isMapped && shown?.total !== 0 && (
          <MapPart state={state} request={search.request} businesses={shown?.businesses ?? []} />
        )}
        <Results {...search} cities={cities} counts={counts} />
      </div>
    </section>
  );
}

function Results({
  state,
  page,
  results,
  practices,
  practice,
  cities,
  counts,
  update,
}: SearchResultsProps['search'] & Pick<SearchResultsProps, 'cities' | 'counts'>) {
  return (
    <QueryResult query={results} loading={<Placeholders />} failure="Failed to search businesses">
      {({ businesses, total, understood, more, suggestions }) => {
        // Other places are searched for the chosen practice area as if it had been written.
        const subject =
          practice && understood.practices.length === 0 ? { ...understood, practices: [practice] } : understood;
        const sections = <MoreSections more={more} understood={subject} state={state} />;
        return (
          <div id="found" tabIndex={-1} className={clsx(styles.found, results.isPlaceholderData && styles.outdated)}>
            {total === 0 && (
              <NothingFound
                state={state}
                understood={understood}
                suggestions={suggestions}
                practices={practices}
                practice={practice}
                cities={cities}
                counts={counts}
                onPosition={isNearMe(state, understood) || state.near ? undefined : (near) => update({ near })}
              >
                {more.length > 0 && sections}
              </NothingFound>
            )}
            {businesses.length > 0 && (
              <FoundList
                businesses={businesses}
                understood={understood}
                sort={state.sortBy}
                isMapped={state.view === 'map'}
              />
            )}
            <Pagination
              page={page}
              pageCount={pageCountOf(total, SEARCH_PAGE_SIZE)}
              hrefFor={(number) => searchUrl(state, number)}
              replace
              label="Search results pages"
            />
            {total > 0 && sections}
          </div>
        );
      }}
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
