import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

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

/** What the server hands to the browser. */
export const dehydrateQueries = (client: QueryClient): DehydratedState =>
  dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' || state.status === 'error' });

/** `state` has come as JSON, in which an error has lost its class. */
export function hydrateQueries(client: QueryClient, state: DehydratedState): void {
  for (const query of state.queries) {
    const { error } = query.state;
    if (error !== null) query.state.error = failureOf(error);
  }
  hydrate(client, state);
}

function failureOf(error: object): ApiFailure {
  const { status = 0, code = 'unknown', reason = '' }: Partial<ApiFailure> = error;
  return new ApiFailure(status, { code, message: reason }, reason);
}
