import type { BusinessSummary, PopularSearch } from '@lawdex/contracts';
import { api, queryOptions, unwrap } from '@lawdex/mf-kit/runtime';

const query = { limit: 5 };

// The search service does not publish this path yet, so its document cannot type it.
const analytics = api as unknown as {
  GET(path: string, init: object): Promise<{ data?: PopularSearch[]; error?: unknown; response: Response }>;
};

export const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }): Promise<BusinessSummary[]> => unwrap(api.GET('/api/businesses/featured', { signal })),
});

/** An ornament: without an answer there are none, and nobody is told. */
export const popularSearchesQuery = queryOptions({
  queryKey: ['popular-searches'],
  queryFn: async ({ signal }): Promise<PopularSearch[]> => {
    try {
      return await unwrap(analytics.GET('/api/analytics/popular-searches', { params: { query }, signal }));
    } catch {
      return [];
    }
  },
});
