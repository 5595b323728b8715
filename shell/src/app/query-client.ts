import { ApiFailure } from '@lawdex/mf-kit/runtime';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';

/** Data is never stale, never retried and never refetched unasked (specification, section 9). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The server's failures are hydrated too: the browser must begin with the same screen.
        retryOnMount: false,
      },
      mutations: { retry: false },
    },
  });

export const dehydrateQueries = (client: QueryClient): DehydratedState =>
  dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' || state.status === 'error' });

export function hydrateQueries(client: QueryClient, state: DehydratedState): void {
  for (const query of state.queries) {
    const error = query.state.error as { status?: number; code?: string; reason?: string } | null;
    if (error) {
      const { status = 0, code = 'unknown', reason = '' } = error;
      query.state.error = new ApiFailure(status, { code, message: reason }, reason);
    }
  }
  hydrate(client, state);
}
