import type { SearchParams, SearchResponse } from '@lawdex/contracts';
import { api, unwrap } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Results know their page: while the next one loads, these are still shown. */
export interface ResultsPage extends SearchResponse {
  page: number;
}

const MINUTE = 60_000;

/** Results may change under a visitor's feet; the ones on screen stay until the new ones are here. */
export const searchQuery = (params: SearchParams) =>
  queryOptions({
    queryKey: ['search', params],
    queryFn: async ({ signal }): Promise<ResultsPage> => {
      const { businesses, total } = await unwrap(
        api.GET('/api/businesses/search', { params: { query: params }, signal }),
      );
      return { businesses, total, page: params.page ?? 1 };
    },
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  });
