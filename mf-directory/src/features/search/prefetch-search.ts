import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery, citiesQuery } from '../../lib/queries.ts';
import { findCategory } from './category-parameter.core.ts';
import { mapQuery } from './map/map.query.ts';
import { practiceOf } from './practice-of.core.ts';
import { readSearchState, searchUrl, toApiParams } from './search-state.core.ts';
import { countsQuery, searchQuery } from './search.queries.ts';

export async function prefetchSearch({ url, queryClient }: PageContext): Promise<void | Redirect> {
  const state = readSearchState(url.searchParams);
  const page = readPage(url.searchParams);
  const lists = Promise.all([queryClient.prefetchQuery(categoriesQuery), queryClient.prefetchQuery(citiesQuery)]);
  const named = url.searchParams.get('category');
  if (named !== null && state.categoryId === undefined) {
    await lists;
    const category = findCategory(queryClient.getQueryData(categoriesQuery.queryKey) ?? [], named);
    if (category) {
      return { kind: 'redirect', status: 301, location: searchUrl({ ...state, categoryId: category.id }, page ?? 1) };
    }
  }
  if (page === null) return void (await lists);
  const request = toApiParams(state, page);
  const mapped = state.view && queryClient.prefetchQuery(mapQuery(request));
  await Promise.all([lists, queryClient.prefetchQuery(searchQuery(request)), mapped]);
  const results = queryClient.getQueryData(searchQuery(request).queryKey);
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
  // A browser loads these after the page, together with the code that shows them.
  const posts =
    typeof document === 'undefined' &&
    import('../../lib/from-the-blog/prefetch-posts-about.ts').then(({ prefetchPostsAbout }) =>
      prefetchPostsAbout(queryClient, practiceOf(state, categories, results)),
    );
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
