import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

/** Data is never stale, never retried and never refetched unasked (specification, section 9). */
export function createQueryClient(): QueryClient {
  /** Failures whose screen was left. The next visit asks again, instead of showing them until they are collected. */
  const left = new WeakSet<Error>();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection there is an error screen at once, instead of a loading one without end.
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // A failure that nobody has left is shown: the browser must begin with the screen that the server wrote.
        retryOnMount: ({ state }) => state.error !== null && left.has(state.error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.state.error) left.add(query.state.error);
  });
  return client;
}

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
  const { status = 0, code = 'unknown', reason = '', retryAfter }: Partial<ApiFailure> = error;
  return new ApiFailure(status, { code, message: reason }, reason, retryAfter);
}
