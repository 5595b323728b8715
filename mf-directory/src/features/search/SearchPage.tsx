import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';
import { searchHead } from '@lawdex/seo';
import { useSite, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { MissingScreen, orMissing, pageExists, pageNotFound, pageStateOf, readPage, usePageHead } from '@lawdex/ui';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPostsAbout } from '../../lib/from-the-blog/posts-about.query.ts';
import { citiesQuery, practiceAreasQuery, practiceIdsQuery } from '../../lib/queries.ts';
import {
  findCategory,
  practiceOf,
  readSearchState,
  searchUrl,
  toApiParams,
  practiceOfPosts,
} from './search-state.core.ts';
import { countsQuery, mapQuery, searchQuery } from './search.queries.ts';
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
  const pageState = orMissing(
    pageStateOf(results),
    (shown) => (pageExists(shown.page, shown.total, SEARCH_PAGE_SIZE) ? null : noSuchPage),
    page === null && noSuchPage,
  );

  const { location } = state;
  // Before the answer nobody knows whether the words are somebody's who may be in danger: no title says those.
  const query = results.isPlaceholderData || !results.data || search.isPrivate ? undefined : state.query;
  usePageHead(pageState, {
    shown: (shown) => searchHead({ query, location, page: shown.page, results: shown }, site),
    loading: searchHead({ query, location, page: page ?? 1 }, site),
    failedTitle: 'Search',
  });
  if (pageState.kind === 'missing') return <MissingScreen {...pageState.missing} />;
  return <SearchScreen search={{ ...search, page: page ?? 1 }} />;
}

export async function prefetchSearch({ url, queryClient }: PageContext): Promise<void | Redirect> {
  const state = readSearchState(url.searchParams);
  const page = readPage(url.searchParams);
  const named = state.categoryId === undefined ? url.searchParams.get('category') : null;
  const lists = Promise.all([
    queryClient.prefetchQuery(practiceAreasQuery),
    queryClient.prefetchQuery(citiesQuery),
    (named ?? state.categoryId) && queryClient.prefetchQuery(practiceIdsQuery),
  ]);
  const practices = () => queryClient.getQueryData(practiceAreasQuery.queryKey) ?? [];
  const ids = () => queryClient.getQueryData(practiceIdsQuery.queryKey);
  if (named) {
    await lists;
    const categoryId = ids()?.[findCategory(practices(), named)?.slug ?? ''];
    if (categoryId !== undefined) {
      return { kind: 'redirect', status: 301, location: searchUrl({ ...state, categoryId }, page ?? 1) };
    }
  }
  if (page === null) return void (await lists);
  const request = toApiParams(state, page);
  const mapped = state.view && queryClient.prefetchQuery(mapQuery(request));
  await Promise.all([lists, queryClient.prefetchQuery(searchQuery(request)), mapped]);
  const results = queryClient.getQueryData(searchQuery(request).queryKey);
  const practice = practiceOfPosts(practiceOf(state.categoryId, practices(), ids()), results?.understood);
  // A browser loads these after the page.
  const posts = typeof document === 'undefined' && prefetchPostsAbout(queryClient, practice);
  // When nothing is found, the numbers decide which filters are offered for removal. Else a browser asks for them once it shows filters.
  if (results?.total === 0) await queryClient.prefetchQuery(countsQuery(request));
  await posts;
  forgetMissing(queryClient, countsQuery(request).queryKey);
  forgetMissing(queryClient, mapQuery(request).queryKey);
}

/** Removes late or failed answers, so that the browser asks for them instead of showing the server's failure. */
function forgetMissing(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  if (queryClient.getQueryData(queryKey) === undefined) queryClient.removeQueries({ queryKey, type: 'inactive' });
}
