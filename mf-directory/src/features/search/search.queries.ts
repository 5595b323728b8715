import type { SearchCounts, SearchResponse } from '@lawdex/contracts';
import { api, ApiFailure } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.core.ts';
import { asksForDistance } from './search-state.core.ts';
import type { SearchRequest } from './search-state.core.ts';

export type FilterCounts = SearchCounts['counts'];

/** Results know their page: while the next one loads, these are still shown. */
export interface ResultsPage extends SearchResponse {
  page: number;
  /** Whether distances counted, as a filter or as the order. */
  isMeasured: boolean;
}

const search = (params: SearchRequest, signal: AbortSignal): Promise<SearchResponse> =>
  api.get('/api/businesses/search', { query: params, signal });

const MINUTE = 60_000;

/** What all answers about results may be. */
export const FRESHNESS = { staleTime: MINUTE, gcTime: 5 * MINUTE };

/** Results may change under a visitor's feet; the ones on screen stay until the new ones are here. */
export const searchQuery = (params: SearchRequest) =>
  queryOptions({
    queryKey: queryKeys.found(params),
    queryFn: async ({ signal }): Promise<ResultsPage> => {
      const { page } = params;
      const isMeasured = asksForDistance(params);
      try {
        return { ...(await search(params, signal)), page, isMeasured };
      } catch (error) {
        // The words name no single place to measure from: the same search without distances is more than nothing.
        if (!isMeasured || !(error instanceof ApiFailure) || error.status !== 400) throw error;
        const { radius: _radius, sortBy, ...unmeasured } = params;
        const sorted = sortBy === 'distance' ? unmeasured : { ...unmeasured, sortBy };
        return { ...(await search(sorted, signal)), page, isMeasured: false };
      }
    },
    ...FRESHNESS,
    placeholderData: keepPreviousData,
  });

/** The numbers beside the filters: the same on every page of a search, and in every order. */
export const countsQuery = ({ page: _page, limit: _limit, sortBy: _sortBy, ...params }: SearchRequest) =>
  queryOptions({
    queryKey: queryKeys.counts(params),
    queryFn: async ({ signal }): Promise<FilterCounts> =>
      (await api.get('/api/businesses/search/counts', { query: params, signal })).counts,
    ...FRESHNESS,
    placeholderData: keepPreviousData,
  });
