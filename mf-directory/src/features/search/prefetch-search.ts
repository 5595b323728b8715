import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { readPage } from '../../lib/page-number.core.ts';
import { categoriesQuery, citiesQuery } from '../../lib/queries.ts';
import { findCategory } from './category-parameter.core.ts';
import { readSearchState, searchUrl, toApiParams } from './search-state.core.ts';
import { searchQuery } from './search.queries.ts';

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
  await Promise.all([lists, page !== null && queryClient.prefetchQuery(searchQuery(toApiParams(state, page)))]);
}
