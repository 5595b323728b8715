import type { Comparison } from '@lawdex/contracts';
import { api, serverNow } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

export interface AnsweredComparison extends Comparison {
  /** Milliseconds. Server and browser print this date, so that they agree. */
  answeredAt: number;
}

/** Skips and names businesses that are no longer listed, because shared links outlive them. */
export const comparisonQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['comparison', ...ids],
    queryFn: async ({ signal }): Promise<AnsweredComparison> => {
      const query = { ids: ids.join(','), missing: 'skip' } as const;
      return { ...(await api.get('/api/businesses/compare', { query, signal })), answeredAt: serverNow() };
    },
  });
