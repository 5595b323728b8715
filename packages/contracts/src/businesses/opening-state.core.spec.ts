import CASES from '../../test/opening-hours.json' with { type: 'json' };
import { WEEKDAYS, type WeeklyHours } from './directory.ts';
import { isOpenAt } from './opening-hours.core.ts';
import { openingState } from './opening-state.core.ts';

const weeks: Record<string, WeeklyHours> = CASES.weeks;

/** `closes mon 17:00 +0`, for tables. */
function said(hours: WeeklyHours | null, now: string, timeZone: string | null = 'America/Chicago'): string | null {
  const state = openingState(hours, timeZone, new Date(now));
  if (state?.kind !== 'open' && state?.kind !== 'closed') return state && state.kind;
  const { weekday, minutes, inDays, date } = state.kind === 'open' ? state.closes : state.opens;
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  expect(new Date(date).getUTCDay()).toBe((WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length);
  return `${state.kind === 'open' ? 'closes' : 'opens'} ${weekday} ${time} +${inDays}`;
}

// 16 November 2026 is a Monday; Chicago is six hours behind. Clocks go back on 1 November, and forward on 8 March.
it.each(CASES.moments)('open %s', (_, week = '', now = '', expected) => {
  expect(said(weeks[week] ?? null, now)).toBe(expected);
  const isOpen = isOpenAt(weeks[week] ?? null, 'America/Chicago', new Date(now));
  expect(isOpen).toBe(/^(?:closes|around)/.test(expected ?? ''));
});

it('nothing is said without hours or a time zone', () => {
  const now = '2026-11-16T18:00:00Z';
  expect([
    said(null, now),
    said(weeks.weekdays ?? null, now, null),
    said(weeks.weekdays ?? null, now, 'Mars/Olympus'),
  ]).toEqual([null, null, null]);
});
