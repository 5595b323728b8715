/**
 * What an answer of a consumer that is no 2xx says.
 * - `event`: it refuses what an event says, and will whenever it is sent again.
 * - `suspect`: something broke in it; it may be broken, or broken by one event.
 * - `consumer`: it is down, full, or not set up: the same events are welcome later.
 */
export type Verdict = 'event' | 'suspect' | 'consumer';

const ABOUT_EVENTS = new Set([400, 409, 413, 422]);
const BROKEN = 500;

/** Of its status; null: there was no answer. Not every 4xx is about the event: a wrong token or address (401, 403, 404) is put right. */
export function verdictOf(status: number | null): Verdict {
  if (status === null) return 'consumer';
  if (ABOUT_EVENTS.has(status)) return 'event';
  return status === BROKEN ? 'suspect' : 'consumer';
}

const SEARCH_EVERY = 5;

/** Whether to search a batch that broke the consumer again and again for the event that does it; it takes many requests. */
export const isWorthSearching = (failures: number): boolean => failures > 0 && failures % SEARCH_EVERY === 0;
