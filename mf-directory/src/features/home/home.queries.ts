import type { BusinessSummary, DirectoryFigures, LandingLink, PopularSearch } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.core.ts';

export const featuredQuery = queryOptions({
  queryKey: queryKeys.featured,
  queryFn: ({ signal }): Promise<BusinessSummary[]> => api.get('/api/businesses/featured', { signal }),
});

export const figuresQuery = queryOptions({
  queryKey: queryKeys.figures,
  queryFn: ({ signal }): Promise<DirectoryFigures> => api.get('/api/figures', { signal }),
});

/** The states with lawyers, by name. */
export const statesQuery = queryOptions({
  queryKey: queryKeys.states,
  queryFn: ({ signal }): Promise<LandingLink[]> => api.get('/api/seo/states', { signal }),
});

/** None when the service cannot say: the home page then does without them. */
export const popularSearchesQuery = queryOptions({
  queryKey: queryKeys.popularSearches,
  queryFn: ({ signal }): Promise<PopularSearch[]> =>
    api.get('/api/analytics/popular-searches', { query: { limit: POPULAR_SHOWN }, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return [];
    }),
});

const POPULAR_SHOWN = 5;
