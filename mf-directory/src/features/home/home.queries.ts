import type { BusinessSummary } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.core.ts';

export const featuredQuery = queryOptions({
  queryKey: queryKeys.featured,
  queryFn: ({ signal }): Promise<BusinessSummary[]> => api.get('/api/businesses/featured', { signal }),
});
