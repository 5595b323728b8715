import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { readPage } from '../../lib/page-number.core.ts';
import { categoriesQuery, citiesQuery } from '../../lib/queries.ts';
import { findCategory } from './category-parameter.core.ts';
import type { SearchRequest } from './search-state.core.ts';
import { readSearchState, searchUrl, toApiParams } from './search-state.core.ts';
import { countsQuery, searchQuery } from './search.queries.ts';

/** How much later than its results a page may be for the numbers beside its filters. */
const COUNTS_MS = 50;
/** The same where nothing was found: there they decide which filter is offered to be taken off. */
const COUNTS_OF_NOTHING_MS = 500;

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
  const counted = queryClient.prefetchQuery(countsQuery(request));
  await Promise.all([lists, queryClient.prefetchQuery(searchQuery(request))]);
  const isEmpty = queryClient.getQueryData(searchQuery(request).queryKey)?.total === 0;
  const wait = isEmpty ? COUNTS_OF_NOTHING_MS : COUNTS_MS;
  await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, wait))]);
  forgetMissing(queryClient, request);
}

/** Numbers that are late or failed are asked for by the browser, which must not find a failure of the server's instead. */
function forgetMissing(queryClient: QueryClient, request: SearchRequest): void {
  const { queryKey } = countsQuery(request);
  if (queryClient.getQueryData(queryKey) === undefined) queryClient.removeQueries({ queryKey });
}
