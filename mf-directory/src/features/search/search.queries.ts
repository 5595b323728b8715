import type { SearchCounts, SearchMap, SearchResponse } from '@lawdex/contracts';
import { api, ApiFailure } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LISTS, practiceIdsQuery } from '../../lib/queries.ts';
import type { Understanding } from './words/words.core.ts';
import { asksForDistance, type SearchRequest } from './search-state.core.ts';

export type FilterCounts = SearchCounts['counts'];

/** Carries its page number, because the previous results are shown while the next ones load. */
export interface ResultsPage extends SearchResponse {
  understood: Understanding;
  page: number;
  /** Whether distances were used, as a filter or as the order. */
  isMeasured: boolean;
}

async function search(params: SearchRequest, signal: AbortSignal): Promise<Omit<ResultsPage, 'page' | 'isMeasured'>> {
  const answer = await api.get('/api/businesses/search', { query: params, signal });
  if (answer.understood.language !== 'es') return answer;
  const { SPANISH: texts } = await import(/* webpackChunkName: "es" */ './words/spanish.ts');
  return { ...answer, understood: { ...answer.understood, texts } };
}

const MINUTE = 60_000;

/** Freshness of all answers about results. */
const FRESHNESS = { staleTime: MINUTE, gcTime: 5 * MINUTE };

/** The previous results stay until the new ones have come. */
export const searchQuery = (params: SearchRequest) =>
  queryOptions({
    queryKey: [LISTS, 'search', params],
    queryFn: async ({ signal }): Promise<ResultsPage> => {
      const { page } = params;
      const isMeasured = asksForDistance(params);
      try {
        return { ...(await search(params, signal)), page, isMeasured };
      } catch (error) {
        // The words name no single place to measure from, so the search is repeated without distances.
        if (!isMeasured || !(error instanceof ApiFailure) || error.status !== 400) throw error;
        const { radius: _radius, sortBy, ...unmeasured } = params;
        const sorted = sortBy === 'distance' ? unmeasured : { ...unmeasured, sortBy };
        return { ...(await search(sorted, signal)), page, isMeasured: false };
      }
    },
    ...FRESHNESS,
    placeholderData: keepPreviousData,
  });

/** The numbers beside the filters, which are the same for every page and order of a search. */
export const countsQuery = ({ page: _page, limit: _limit, sortBy: _sortBy, ...params }: SearchRequest) =>
  queryOptions({
    queryKey: [LISTS, 'counts', params],
    queryFn: async ({ signal, client }): Promise<FilterCounts> => {
      const { counts, practiceIds } = await api.get('/api/businesses/search/counts', { query: params, signal });
      // Who chooses a practice area needs not wait for them.
      if (practiceIds) client.setQueryData(practiceIdsQuery.queryKey, practiceIds);
      return counts;
    },
    ...FRESHNESS,
    placeholderData: keepPreviousData,
  });

export const mapQuery = (params: SearchRequest) =>
  queryOptions({
    queryKey: [LISTS, 'map', params],
    queryFn: ({ signal }): Promise<SearchMap> => api.get('/api/businesses/search/map', { query: params, signal }),
    ...FRESHNESS,
    placeholderData: keepPreviousData,
  });
