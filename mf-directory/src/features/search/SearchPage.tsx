import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';
import { searchHead } from '@lawdex/seo';
import { useSite } from '@lawdex/mf-kit/runtime';
import { MissingScreen, orMissing, pageExists, pageNotFound, pageStateOf, usePageHead } from '@lawdex/ui';
import type { PageState } from '@lawdex/ui';
import { searchUrl } from './search-state.core.ts';
import type { ResultsPage } from './search.queries.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { useSearch } from './use-search.ts';

/** Shows the form and the filters while results load and when they fail. */
export function SearchPage() {
  const search = useSearch();
  const site = useSite();
  const { state, page, results } = search;
  const noSuchPage = pageNotFound(
    { action: { label: 'Go to the first page', to: searchUrl(state) } },
    'This search has no page with that number.',
  );
  const pageState: PageState<ResultsPage> =
    page === null
      ? { kind: 'missing', missing: noSuchPage }
      : orMissing(pageStateOf(results), (shown) =>
          pageExists(shown.page, shown.total, SEARCH_PAGE_SIZE) ? null : noSuchPage,
        );

  const { query, location } = state;
  usePageHead(pageState, {
    shown: (shown) => searchHead({ query, location, page: shown.page, results: shown }, site),
    loading: searchHead({ query, location, page: page ?? 1 }, site),
    failedTitle: 'Search',
  });
  if (pageState.kind === 'missing') return <MissingScreen {...pageState.missing} />;
  return <SearchScreen search={{ ...search, page: page ?? 1 }} />;
}
