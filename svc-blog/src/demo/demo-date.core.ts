/** The day on which the posts were written: one with a later date is scheduled. */
const WRITTEN = Date.parse('2026-11-01T00:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

/**
 * The date of a post in a demo that begins now: published posts stay in the past, even if the clock is behind them, and scheduled ones
 * stay as far ahead. Moved by whole days, so that the hour stays.
 */
export function demoDate(date: Date, now: Date): Date {
  const isScheduled = date.getTime() > WRITTEN;
  const days = Math.floor((now.getTime() - WRITTEN) / DAY_MS);
  return isScheduled || days < 0 ? new Date(date.getTime() + days * DAY_MS) : date;
}
