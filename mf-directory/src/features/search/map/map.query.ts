import type { SearchMap } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LISTS } from '../../../lib/queries.ts';
import type { SearchRequest } from '../search-state.core.ts';
import { FRESHNESS } from '../search.queries.ts';

export const mapQuery = (params: SearchRequest) =>
  queryOptions({
    queryKey: [LISTS, 'map', params],
    queryFn: ({ signal }): Promise<SearchMap> => api.get('/api/businesses/search/map', { query: params, signal }),
    ...FRESHNESS,
    placeholderData: keepPreviousData,
  });
