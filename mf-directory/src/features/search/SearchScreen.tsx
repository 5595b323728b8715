import { countOf, SEARCH_PATH } from '@lawdex/contracts';
import type { ListedLink } from '@lawdex/contracts';
import {
  Breadcrumbs,
  Button,
  Card,
  Container,
  Drawer,
  Field,
  Icon,
  LinkButton,
  LinkList,
  SuggestInput,
} from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { citiesQuery } from '../../lib/queries.ts';
import { useNear } from '../../lib/use-near.ts';
import filterStyles from './filters/filters.module.css';
import { LocationBox } from './LocationBox.tsx';
import { clearFilters, countFilters, readSearchState, searchUrl } from './search-state.core.ts';
import { SearchFilters } from './filters/SearchFilters.tsx';
import { SearchResults } from './results/SearchResults.tsx';
import { SkipLink } from './SkipLink.tsx';
import { countsQuery } from './search.queries.ts';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

const DELAY_MS = 300;

const FORM = 'search-form';

const showResults = (total: number | undefined): string =>
  total === undefined ? 'Show results' : `Show ${countOf(total, 'result')}`;

export function SearchScreen({ search }: { search: ReturnType<typeof useSearch> & { page: number } }) {
  const { state, practice, update } = search;
  const cities = useQuery(citiesQuery).data ?? [];
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const sidebar = useRef<HTMLElement>(null);
  const isSidebarNear = useNear(sidebar);
  // Half of what a search costs, so they are asked for only where somebody sees them.
  const showsCounts = isSidebarNear || isDrawerOpen || search.results.data?.total === 0;
  const { data: counts } = useQuery({ ...countsQuery(search.request), enabled: search.isReady && showsCounts });
  const { text, setText } = useQueryText(state.query ?? '', (query) =>
    update({ query: query || undefined, exact: undefined }),
  );
  const filterCount = countFilters(state);

  // Enter in a text box; all other fields take effect at once.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const { location } = readSearchState(new URLSearchParams(fields));
    const query = text.trim() || undefined;
    update({ query, location, ...(query !== state.query && { exact: undefined }) });
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
    <Container className={styles.page}>
      <SkipLink to="results">Skip to results</SkipLink>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Search Results' }]} />
      <div className={clsx(styles.layout, state.view && styles.mapped)}>
        <div className={styles.top}>
          <h1 id="results-heading" tabIndex={-1}>
            {state.query ? `Search Results for "${state.query}"` : 'Local Businesses'}
          </h1>
          <div role="search" data-own-search className={styles.box}>
            <div className={styles.query}>
              <Icon name="search" className={styles.queryIcon} />
              <Field label="Lawyers or practice areas" hideLabel>
                <SuggestInput
                  form={FORM}
                  type="search"
                  name="query"
                  className={styles.queryInput}
                  placeholder="Lawyers or practice areas"
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={200}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              </Field>
            </div>
            <LocationBox location={state.location} form={FORM} />
            <Button type="submit" form={FORM} className={filterStyles.unscripted}>
              Search
            </Button>
            <Button variant="secondary" className={styles.openFilters} onClick={() => setDrawerOpen(true)}>
              <Icon name="filter" size="sm" />
              {filterLabel}
            </Button>
            <LinkButton href={`#${FORM}`} variant="secondary" className={styles.jumpToFilters}>
              {filterLabel}
            </LinkButton>
          </div>
        </div>
        <aside ref={sidebar} className={styles.sidebar} aria-label="Filters">
          <form id={FORM} action={SEARCH_PATH} method="get" onSubmit={submit}>
            <div className={styles.sidebarTop}>
              <h2 className={styles.sidebarTitle}>Filters</h2>
              {filterCount > 0 && clear}
            </div>
            {filters}
            {state.exact && <input type="hidden" name="exact" value="true" />}
            {state.view && <input type="hidden" name="view" value={state.view} />}
            <div className={clsx(styles.apply, filterStyles.unscripted)}>
              <Button type="submit" block>
                Apply
              </Button>
            </div>
          </form>
        </aside>
        <div className={styles.main}>
          <SearchResults search={search} cities={cities} counts={counts} form={FORM} />
          <AlsoLike links={search.results.data?.alsoLike} />
          <BlogPart practice={(practice ?? search.results.data?.understood.practices[0])?.slug} />
        </div>
      </div>
      <Drawer
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        title="Filters"
        footer={
          <>
            {filterCount > 0 && clear}
            <Button block onClick={() => setDrawerOpen(false)}>
              {showResults(search.results.data?.total)}
            </Button>
          </>
        }
      >
        <form action={SEARCH_PATH} onSubmit={submit}>
          {filters}
        </form>
      </Drawer>
    </Container>
  );
}

function AlsoLike({ links = [] }: { links: readonly ListedLink[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="also-like">
      <h2 id="also-like" className={styles.alsoTitle}>
        You Might Also Like
      </h2>
      <LinkList links={links} layout="wide" className={styles.alsoList} />
    </Card>
  );
}

/**
 * The text of the search box. Typing takes effect after a pause. A query from elsewhere, such as the header's form or Back, replaces it
 * unless the visitor has typed on.
 */
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
