import type { BusinessSummary } from '@lawdex/contracts';
import { api, queryOptions, unwrap } from '@lawdex/mf-kit/runtime';
import { queryKeys } from '../../lib/query-keys.core.ts';

export const featuredQuery = queryOptions({
  queryKey: queryKeys.featured,
  queryFn: ({ signal }): Promise<BusinessSummary[]> => unwrap(api.GET('/api/businesses/featured', { signal })),
});
