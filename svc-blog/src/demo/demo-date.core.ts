/** When the posts were written: what they date later is scheduled. */
const WRITTEN = Date.parse('2026-11-01T00:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

/**
 * The date of a post in a demo that begins now. The demo shows the same whenever it begins: what was published stays in the past, also for a
 * clock that is behind the posts, and what was scheduled is as far ahead as it was. Whole days, so that the hour stays.
 */
export function demoDate(date: Date, now: Date): Date {
  const isScheduled = date.getTime() > WRITTEN;
  const days = Math.floor((now.getTime() - WRITTEN) / DAY_MS);
  return isScheduled || days < 0 ? new Date(date.getTime() + days * DAY_MS) : date;
}
