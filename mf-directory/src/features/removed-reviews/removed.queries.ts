import type { RemovalRates, RemovedReview } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

export const REMOVED_PER_PAGE = 50;

/** The public ledger of removals. */
export interface Ledger {
  /** The newest first. */
  entries: RemovedReview[];
  rates: RemovalRates;
  /** From 1. */
  page: number;
}

export const ledgerQuery = (page: number) =>
  queryOptions({
    queryKey: ['removed-reviews', page],
    queryFn: async ({ signal }): Promise<Ledger> => {
      const [entries, rates] = await Promise.all([
        api.get('/api/reviews/removed', { query: { page, limit: REMOVED_PER_PAGE }, signal }),
        api.get('/api/reviews/removed/rates', { signal }),
      ]);
      return { entries, rates, page };
    },
  });
