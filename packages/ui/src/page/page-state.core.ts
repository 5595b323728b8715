/** The texts of a page whose subject does not exist, for its head and its screen. */
export interface Missing {
  title: string;
  description: string;
  /** A link for the next step. */
  action: { label: string; to: string };
  /** A magnifying glass by default. */
  icon?: 'map-pin';
  /** The HTTP status; 404 by default. */
  status?: 410;
  /** Pages that may do instead. */
  instead?: { label: string; to: string }[];
}

/** The state of a page. Its head and its screen are made from this one value, so that they agree. */
export type PageState<T> =
  | { kind: 'shown'; shown: T }
  | { kind: 'loading' }
  | { kind: 'missing'; missing: Missing }
  | { kind: 'failed'; error: unknown };

/** The state of a react-query query. */
export interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
}

/** Statuses for a subject that does not exist (404), is gone (410), is refused (400) or has too long a name (414, 431). */
const NO_SUCH_THING: readonly unknown[] = [404, 410, 400, 414, 431];

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && NO_SUCH_THING.includes(error.status);

/**
 * The state of a page with one query. Existing data is shown even when a later attempt fails. Without `missing`, a 404 is an ordinary
 * failure.
 */
export function pageStateOf<T>({ data, error, isPending }: QueryState<T>, missing?: Missing): PageState<T> {
  if (data !== undefined) return { kind: 'shown', shown: data };
  if (isPending) return { kind: 'loading' };
  return missing && isNotFound(error) ? { kind: 'missing', missing } : { kind: 'failed', error };
}

/** Turns a shown state into a missing one, for example for an empty city or a page past the end; any state into `known`. */
export function orMissing<T>(
  state: PageState<T>,
  findMissing: (shown: T) => Missing | null,
  known: Missing | false = false,
): PageState<T> {
  const missing = known || (state.kind === 'shown' && findMissing(state.shown));
  return missing ? { kind: 'missing', missing } : state;
}

/** The state of a page number that the list does not have. */
export const pageNotFound = (
  wayOn: Pick<Missing, 'action' | 'icon'>,
  description = "The page you're looking for doesn't exist.",
): Missing => ({ title: '404 Page Not Found', description, ...wayOn });
