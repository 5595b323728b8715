import type { Comparison } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

export interface AnsweredComparison extends Comparison {
  /** In milliseconds: server and browser say the same of opening hours. */
  answeredAt: number;
}

/** Businesses that have left are skipped and named, because a link that was shared outlives them. */
export const comparisonQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['comparison', ...ids],
    queryFn: async ({ signal }): Promise<AnsweredComparison> => {
      const query = { ids: ids.join(','), missing: 'skip' } as const;
      return { ...(await api.get('/api/businesses/compare', { query, signal })), answeredAt: Date.now() };
    },
  });
