import { categoryPath, cityPath, SEARCH_PATH } from '@lawdex/contracts';
import type { CitySummary, ListedLink, Understood } from '@lawdex/contracts';
import { EmptyState, LinkButton, LinkList } from '@lawdex/ui';
import { useId, type ReactNode } from 'react';
import type { PracticeArea } from '../../../lib/queries.ts';
import { countedText } from '../filters/FilterGroup.tsx';
import { PositionOffer } from './PositionOffer.tsx';
import { clearFilters, countFilters, searchUrl, type SearchState } from '../search-state.core.ts';
import { appliedFilters, type AppliedFilter, type ChosenPractice } from '../filters/applied-filters.ts';
import styles from '../search.module.css';
import type { FilterCounts } from '../search.queries.ts';
import { listed } from '../sentence.core.ts';
import { say, type Texts, type Understanding } from '../words/words.core.ts';

/** Names what 'Clear Filters' removes. */
export function clearedText(state: SearchState, texts?: Texts): string {
  const { query, location, near } = state;
  const hasPlace = location !== undefined || near !== undefined;
  const filters = countFilters({ ...state, location: undefined, near: undefined });
  const cleared = [
    ...(query === undefined ? [] : [say(texts, 'yourWords')]),
    ...(hasPlace ? [say(texts, 'yourPlace')] : []),
    ...(filters === 0 ? [] : [say(texts, filters === 1 ? 'theFilter' : 'allFilters')]),
  ];
  return cleared.length === 0 ? '' : say(texts, 'clears', { what: listed(cleared, say(texts, 'and')) });
}

const CATEGORIES_OFFERED = 12;
const CITIES_OFFERED = 9;

export interface NothingFoundProps {
  state: SearchState;
  understood: Understanding;
  /** Queries that have results. */
  suggestions: readonly string[];
  /** All practice areas. */
  practices: readonly PracticeArea[];
  practice: ChosenPractice;
  cities: readonly CitySummary[];
  counts: FilterCounts | undefined;
  /** Called with the visitor's position; absent where it is known or asked for elsewhere. */
  onPosition: ((near: string) => void) | undefined;
  /** Sections with results from elsewhere, which replace the links to practice areas. */
  children?: ReactNode;
}

/** Offers a filter less, other words and other results. Every link leads to businesses. */
export function NothingFound(props: NothingFoundProps) {
  const { state, understood, suggestions, practices, practice, cities, counts, onPosition, children } = props;
  const { texts } = understood;
  const drops = filterDrops(state, { practice, counts, practices: understood.practices });
  return (
    <div className={styles.nothing}>
      <div lang={understood.language}>
        <EmptyState
          title={say(texts, 'nothingFound')}
          compact
          action={
            <>
              <LinkButton to={SEARCH_PATH} replace size="sm" aria-describedby="clears">
                {say(texts, 'clear')}
              </LinkButton>
              <span id="clears">{clearedText(state, texts)}</span>
            </>
          }
        >
          {say(texts, 'tryOther')}
        </EmptyState>
      </div>
      {children}
      <Ways
        title="Take a filter off"
        links={drops.map(({ text, to, count }) => ({ text: countedText(text, count), to }))}
      />
      <Ways
        title="Search instead for"
        links={suggestions.map((query) => ({ text: query, to: searchUrl({ ...state, query, exact: undefined }) }))}
      />
      {onPosition && <PositionOffer onPosition={onPosition}>Or look at who is near you.</PositionOffer>}
      {/* Cities wait for the practice areas, which would push them away. */}
      {!children && practices.length > 0 && (
        <>
          <Ways title="Browse practice areas" links={areaLinks(practices, suggestions)} />
          <Ways title="Browse cities" links={cityLinks(cities)} />
        </>
      )}
    </div>
  );
}

/** The practice areas with most businesses, without those that are already suggested. */
function areaLinks(practices: readonly PracticeArea[], suggestions: readonly string[]): ListedLink[] {
  const offered = new Set(suggestions.map((query) => query.toLowerCase()));
  return practices
    .filter(({ name, businessCount }) => businessCount > 0 && !offered.has(name.toLowerCase()))
    .sort((a, b) => b.businessCount - a.businessCount)
    .slice(0, CATEGORIES_OFFERED)
    .map(({ name, slug }) => ({ text: name, to: categoryPath(slug) }));
}

const cityLinks = (cities: readonly CitySummary[]): ListedLink[] =>
  cities.slice(0, CITIES_OFFERED).map(({ city, state }) => ({ text: `${city}, ${state}`, to: cityPath(city, state) }));

function Ways({ title, links }: { title: string; links: readonly ListedLink[] }) {
  const heading = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className={styles.moreTitle}>
        {title}
      </h2>
      <LinkList links={links} layout="narrow" />
    </nav>
  );
}

interface FilterDrop extends Pick<AppliedFilter, 'to'> {
  text: string;
  /** Number of businesses without the filter; undefined until it is known. */
  count: number | undefined;
}

interface Known {
  practice: ChosenPractice;
  counts: FilterCounts | undefined;
  practices: Understood['practices'];
}

/** Links that remove one active filter each. A filter without which nothing is found either is left out. */
export function filterDrops(state: SearchState, { practice, counts, practices }: Known): FilterDrop[] {
  const each = appliedFilters(state, practice).flatMap(({ name, label, to }) => {
    const count = counts?.[name]?.[''];
    return count === 0 ? [] : [{ text: name === 'radius' ? 'At any distance' : `Without ${label}`, count, to }];
  });
  // A practice area, or a search without words, always has businesses.
  const alone = state.query === undefined || practices.length > 0;
  const all = { text: 'Without any filter', count: undefined, to: searchUrl(clearFilters(state)) };
  return alone && countFilters(state) > 1 ? [...each, all] : each;
}
