/** What a page says when there is no such thing, in its head and on the screen. */
export interface Missing {
  title: string;
  description: string;
  /** The way on. */
  action: { label: string; to: string };
  /** A magnifying glass unless told. */
  icon?: 'map-pin';
}

/** What a page is about to show. Head and screen are both made from this one value, so that they cannot disagree. */
export type PageState<T> =
  | { kind: 'shown'; shown: T }
  | { kind: 'loading' }
  | { kind: 'missing'; missing: Missing }
  | { kind: 'failed'; error: unknown };

/** What react-query says of a query. */
export interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
}

/** What a service answers to a name that it does not have (404), refuses to look up (400), or finds too long (414, 431). */
const NO_SUCH_THING: readonly unknown[] = [404, 400, 414, 431];

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && NO_SUCH_THING.includes(error.status);

/**
 * The state of a page that stands on one query. Data that is there is shown even when a later attempt has failed. Without
 * `missing`, an answer of 404 is a failure like any other.
 */
export function pageStateOf<T>({ data, error, isPending }: QueryState<T>, missing?: Missing): PageState<T> {
  if (data !== undefined) return { kind: 'shown', shown: data };
  if (isPending) return { kind: 'loading' };
  return missing && isNotFound(error) ? { kind: 'missing', missing } : { kind: 'failed', error };
}

/** The same state, unless what would be shown turns out to be missing: an empty city, a page past the end. */
export function orMissing<T>(state: PageState<T>, findMissing: (shown: T) => Missing | null): PageState<T> {
  if (state.kind !== 'shown') return state;
  const missing = findMissing(state.shown);
  return missing ? { kind: 'missing', missing } : state;
}
