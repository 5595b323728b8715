import { countOf, SEARCH_PATH, type ListedLink } from '@lawdex/contracts';
import { Button, Icon, LinkButton, LinkList } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { ListHead, ListPage } from '../../lib/list-head/ListHead.tsx';
import { SearchBar } from '../../lib/list-head/SearchBar.tsx';
import { citiesQuery } from '../../lib/queries.ts';
import scripting from '../../lib/scripting.module.css';
import { joinPlaces, splitPlaces } from './places.core.ts';
import { clearFilters, countFilters, searchUrl, practiceOfPosts } from './search-state.core.ts';
import { SearchFilters } from './filters/SearchFilters.tsx';
import { Part } from './results/MoreSections.tsx';
import { ResultsLine, SearchResults } from './results/SearchResults.tsx';
import { SkipLink } from './SkipLink.tsx';
import { countsQuery } from './search.queries.ts';
import styles from './search.module.css';
import { listedText } from './understood/widened.core.ts';
import type { useSearch } from './use-search.ts';

const DELAY_MS = 300;
/** Less than a screen, so that what is asked for has come when it is seen. */
const MARGIN = '300px';

// Only a phone's visitors open it, on a click.
const Drawer = lazy(() => import(/* webpackChunkName: "Drawer" */ './filters/FiltersDrawer.ts'));

const FORM = 'search-form';

/** Fields have taken effect before Enter. */
const stay = (event: FormEvent) => event.preventDefault();

const showResults = (total: number | undefined): string =>
  total === undefined ? 'Show results' : `Show ${countOf(total, 'result')}`;

export function SearchScreen({ search }: { search: ReturnType<typeof useSearch> & { page: number } }) {
  const { state, practice, results, update } = search;
  const cities = useQuery(citiesQuery).data ?? [];
  /** Undefined until it is opened first. */
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>();
  const sidebar = useRef<HTMLElement>(null);
  const isSidebarNear = useNear(sidebar);
  // Half of what a search costs, so they are asked for only where somebody sees them.
  const showsCounts = isSidebarNear || isDrawerOpen || results.data?.total === 0;
  const { data: counts } = useQuery({ ...countsQuery(search.request), enabled: search.isReady && showsCounts });
  const { text, setText } = useQueryText(state.query ?? '', (query) =>
    update({ query: query || undefined, exact: undefined }),
  );
  const filterCount = countFilters(state);

  // Enter in a text box; all other fields take effect at once.
  const find = ({ query, location: typed }: { query: string; location: string }) => {
    const location = joinPlaces(splitPlaces(typed));
    // The answer may have come while it was typed.
    if (search.results.data && query === state.query) window.settleSearch?.(query, search.isPrivate);
    update({
      query: query || undefined,
      location,
      near: location === undefined ? state.near : undefined,
      ...(query !== (state.query ?? '') && { exact: undefined }),
    });
  };
  const filters = (
    <SearchFilters {...search} cities={cities} counts={counts} onChange={update} onPractice={search.choosePractice} />
  );
  const clear = (
    <LinkButton to={searchUrl(clearFilters(state))} replace variant="ghost" size="sm">
      Clear
    </LinkButton>
  );
  const filterLabel = `Filters${filterCount > 0 ? ` (${filterCount})` : ''}`;

  return (
    <ListPage>
      <SkipLink to="results">Skip to results</SkipLink>
      <div className={clsx(styles.layout, state.view && styles.mapped)}>
        <ListHead
          id="results-heading"
          crumbs={[{ label: 'Home', to: '/' }, { label: 'Search Results' }]}
          status={<ResultsLine results={results} />}
          title={state.query && !search.isPrivate ? `Search Results for "${state.query}"` : 'Local Businesses'}
        >
          {practice && <p>{listedText(practice.name, results.data?.total, results.data?.understood)}</p>}
          <SearchBar
            what={{ value: text, onChange: (event) => setText(event.currentTarget.value) }}
            where={state.location}
            understood={results.data?.understood.place?.words ? results.data.understood.place.label : undefined}
            onSearch={find}
          />
        </ListHead>
        <aside ref={sidebar} className={styles.sidebar} aria-label="Filters">
          <form id={FORM} action={SEARCH_PATH} method="get" onSubmit={stay}>
            <input type="hidden" name="query" value={text} />
            <div className={styles.sidebarTop}>
              <h2 className={styles.sidebarTitle}>Filters</h2>
              {filterCount > 0 && clear}
            </div>
            {filters}
            {state.exact && <input type="hidden" name="exact" value="true" />}
            {state.view && <input type="hidden" name="view" value={state.view} />}
            <div className={clsx(styles.apply, scripting.unscripted)}>
              <Button type="submit" block>
                Apply
              </Button>
            </div>
          </form>
        </aside>
        <div className={styles.main}>
          <SearchResults search={search} cities={cities} counts={counts} form={FORM}>
            <Button variant="secondary" size="sm" className={styles.openFilters} onClick={() => setDrawerOpen(true)}>
              <Icon name="filter" size="sm" />
              {filterLabel}
            </Button>
            <LinkButton href={`#${FORM}`} variant="secondary" size="sm" className={styles.jumpToFilters}>
              {filterLabel}
            </LinkButton>
          </SearchResults>
          <AlsoLike links={results.data?.alsoLike} />
          <BlogPart practice={practiceOfPosts(practice, results.data?.understood)} />
        </div>
      </div>
      {isDrawerOpen !== undefined && (
        <Suspense>
          <Drawer
            open={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
            title="Filters"
            footer={
              <>
                {filterCount > 0 && clear}
                <Button block onClick={() => setDrawerOpen(false)}>
                  {showResults(results.data?.total)}
                </Button>
              </>
            }
          >
            <form action={SEARCH_PATH} onSubmit={stay}>
              {filters}
            </form>
          </Drawer>
        </Suspense>
      )}
    </ListPage>
  );
}

function AlsoLike({ links = [] }: { links: readonly ListedLink[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <Part title="You Might Also Like">
      <LinkList links={links} layout="wide" />
    </Part>
  );
}

/** The text of the search box, which takes effect after a pause. A query from elsewhere replaces it unless the visitor has typed on. */
function useQueryText(query: string, onQuery: (query: string) => void) {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState({ query, own: query });
  if (seen.query !== query) {
    setSeen({ query, own: query });
    if (seen.own !== query) setText(query);
  }
  const commit = useEffectEvent((value: string) => {
    setSeen((before) => ({ ...before, own: value }));
    onQuery(value);
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === query) return;
    const timer = setTimeout(() => commit(typed), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return { text, setText };
}

/** Whether the element has come near the screen. It stays true, and is false on the server and while the element is hidden. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(look, { rootMargin: MARGIN });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
