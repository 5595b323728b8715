import { hashKey, hydrate, QueryClient, type QueryKey, type QueryState } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';
import { hearServerTime } from './clock.ts';

/** Data is never stale, never retried and never refetched unasked (specification, section 9). */
export function createQueryClient(): QueryClient {
  /** Failures whose screen was left. The next visit asks again instead of showing them. */
  const left = new WeakSet<Error>();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        // Fails at once without a connection, instead of loading without end.
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // A failure that is still shown stays, because the browser must begin with the server's screen.
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

/** The state of an answered query, which most queries have. Equal fields are not sent. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const satisfies Partial<QueryState>;

/** Fields that say when a query was answered. They are not sent, because documents with the same content would differ by them. */
const MOMENTS = new Set(['dataUpdatedAt', 'errorUpdatedAt']);

/** Queries for the browser: the fields of each state that differ from `ANSWERED`. */
export interface SentQueries {
  queries: { queryKey: QueryKey; state: Partial<QueryState> }[];
}

export const dehydrateQueries = (client: QueryClient): SentQueries => ({
  queries: client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, state }) => ({ queryKey, state: differing(state) })),
});

const differing = (state: QueryState): Partial<QueryState> =>
  Object.fromEntries(Object.entries(state).filter(([name, value]) => value !== usual[name] && !MOMENTS.has(name)));

const usual: Record<string, unknown> = ANSWERED;

/** Older than the freshest data may be, and young enough for pages that judge opening hours at the time of their data. */
const TEN_MINUTES = 600_000;

/**
 * `sent` was parsed from JSON, where errors have lost their class. Data with `answeredAt` says what time it is. Data of a document of any age is stale, where it becomes stale at all.
 */
export function hydrateQueries(client: QueryClient, sent: SentQueries, { isOfAnyAge = false } = {}): void {
  for (const { state } of isOfAnyAge ? [] : sent.queries) {
    const at: unknown = Object(state.data).answeredAt;
    if (typeof at === 'number') hearServerTime(at);
  }
  const answeredAt = Date.now() - (isOfAnyAge ? TEN_MINUTES : 0);
  const queries = sent.queries.map(({ queryKey, state: { error = null, ...state } }) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    // Required for queries that are still loading, which are never sent.
    dehydratedAt: 0,
    state: { data: undefined, dataUpdatedAt: answeredAt, ...ANSWERED, ...state, error: error && failureOf(error) },
  }));
  hydrate(client, { mutations: [], queries });
}

function failureOf(error: object): ApiFailure {
  const { status = 0, code = 'unknown', reason = '', retryAfter }: Partial<ApiFailure> = error;
  return new ApiFailure(status, { code, message: reason }, reason, retryAfter);
}
