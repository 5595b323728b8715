import type { BusinessSummary, Narrowing } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LIST_PAGE_SIZE, LISTS } from '../queries.ts';

export interface NarrowedList {
  businesses: BusinessSummary[];
  /** Number of businesses on all pages. */
  total: number;
}

/** The businesses of a practice area or a place that match the filters. */
export const narrowedQuery = (of: { categoryId: string } | { location: string }, narrowing: Narrowing, page: number) =>
  queryOptions({
    queryKey: [LISTS, 'narrowed', { ...of, ...narrowing, page }],
    queryFn: async ({ signal }): Promise<NarrowedList> => {
      const query = { ...of, ...narrowing, page, limit: LIST_PAGE_SIZE };
      const { businesses, total } = await api.get('/api/businesses/search', { query, signal });
      // The reasons are dropped, because only the search shows them and they are as long as a card.
      return { businesses: businesses.map(({ why: _why, ...business }) => business), total };
    },
    placeholderData: keepPreviousData,
  });
