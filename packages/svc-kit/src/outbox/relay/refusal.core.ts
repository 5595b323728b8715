/**
 * Who is to blame when a consumer does not accept a batch: an `event`, which will never be accepted; the `consumer`,
 * which is down, full or not set up; or a `suspect` event, when the consumer failed with 500.
 */
export type Verdict = 'event' | 'suspect' | 'consumer';

const ABOUT_EVENTS = new Set([400, 409, 413, 422]);
const BROKEN = 500;

/** Judges a status; null means that there was no answer. A wrong token or address (401, 403, 404) is no fault of an event. */
export function verdictOf(status: number | null): Verdict {
  if (status === null) return 'consumer';
  if (ABOUT_EVENTS.has(status)) return 'event';
  return status === BROKEN ? 'suspect' : 'consumer';
}

const SEARCH_EVERY = 5;

/** Whether to search a batch for the event that breaks the consumer. It takes many requests, so only every fifth failure is worth it. */
export const isWorthSearching = (failures: number): boolean => failures > 0 && failures % SEARCH_EVERY === 0;
