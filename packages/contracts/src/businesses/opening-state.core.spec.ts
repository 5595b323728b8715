import { WEEKDAYS, type DayHours, type WeeklyHours } from './directory.ts';
import { openingState } from './opening-state.core.ts';

const NINE_TO_FIVE: DayHours = { open: '09:00', close: '17:00' };
const NIGHT: DayHours = { open: '20:00', close: '02:30' };
const ALL_DAY: DayHours = { open: '00:00', close: '23:59' };
const everyDay = (hours: DayHours): WeeklyHours => Object.fromEntries(WEEKDAYS.map((day) => [day, hours]));
const weekdays: WeeklyHours = Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, NINE_TO_FIVE]));

const BREAK: WeeklyHours = { mon: { open: '09:00', close: '12:00', more: [{ open: '13:00', close: '17:00' }] } };
const MEETING: WeeklyHours = { mon: { open: '09:00', close: '12:00', more: [{ open: '12:00', close: '17:00' }] } };
const HOLIDAYS: WeeklyHours = {
  ...weekdays,
  special: [
    { date: '11-19', spans: [{ open: '20:00', close: '02:00' }] },
    { date: '2026-12-24', spans: [] },
    { date: '12-25', spans: [] },
    { date: '2026-12-26', spans: [{ open: '10:00', close: '12:00' }] },
    { date: '12-31', spans: [{ open: '09:00', close: '11:00' }] },
  ],
};
const FRIDAYS: WeeklyHours = {
  fri: NINE_TO_FIVE,
  special: [
    { date: '12-25', spans: [] },
    { date: '01-01', spans: [] },
  ],
};

/** `closes mon 17:00 +0`, for tables. */
function said(hours: WeeklyHours | null, now: string, timeZone: string | null = 'America/Chicago'): string | null {
  const state = openingState(hours, timeZone, new Date(now));
  if (state?.kind !== 'open' && state?.kind !== 'closed') return state && state.kind;
  const { weekday, minutes, inDays, date } = state.kind === 'open' ? state.closes : state.opens;
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  expect(new Date(date).getUTCDay()).toBe((WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length);
  return `${state.kind === 'open' ? 'closes' : 'opens'} ${weekday} ${time} +${inDays}`;
}

// 16 November 2026 is a Monday; Chicago is six hours behind.
it.each([
  ['in the morning', weekdays, '2026-11-16T14:00:00Z', 'opens mon 09:00 +0'],
  ['at its first minute', weekdays, '2026-11-16T15:00:00Z', 'closes mon 17:00 +0'],
  ['at its last minute', weekdays, '2026-11-16T22:59:00Z', 'closes mon 17:00 +0'],
  ['in the evening', weekdays, '2026-11-16T23:00:00Z', 'opens tue 09:00 +1'],
  ['on a Friday night', weekdays, '2026-11-21T03:00:00Z', 'opens mon 09:00 +3'],
  ['one day a week, on that evening', { mon: NINE_TO_FIVE }, '2026-11-16T23:30:00Z', 'opens mon 09:00 +7'],
  ['in a night that began yesterday', { mon: NIGHT }, '2026-11-17T08:00:00Z', 'closes tue 02:30 +0'],
  ['in that night before midnight', { mon: NIGHT }, '2026-11-17T04:00:00Z', 'closes tue 02:30 +1'],
  ['in a night from Sunday into Monday', { sun: NIGHT }, '2026-11-16T07:00:00Z', 'closes mon 02:30 +0'],
  ['until midnight', { mon: { open: '09:00', close: '00:00' } }, '2026-11-17T01:00:00Z', 'closes tue 00:00 +1'],
  [
    'through midnight into another day',
    { mon: { open: '09:00', close: '23:59' }, tue: { open: '00:00', close: '03:00' } },
    '2026-11-17T01:00:00Z',
    'closes tue 03:00 +1',
  ],
  [
    'for two days on end',
    { mon: ALL_DAY, tue: ALL_DAY, wed: NINE_TO_FIVE },
    '2026-11-16T18:00:00Z',
    'closes wed 00:00 +2',
  ],
  ['around the clock', everyDay(ALL_DAY), '2026-11-16T18:00:00Z', 'around-the-clock'],
  [
    'around the clock, written as the same time twice',
    everyDay({ open: '00:00', close: '00:00' }),
    '2026-11-16T18:00:00Z',
    'around-the-clock',
  ],
  ['after a break', BREAK, '2026-11-16T18:30:00Z', 'opens mon 13:00 +0'],
  ['until a break', BREAK, '2026-11-16T17:00:00Z', 'closes mon 12:00 +0'],
  ['through times that meet', MEETING, '2026-11-16T17:00:00Z', 'closes mon 17:00 +0'],
  ['on a day that is closed this year', HOLIDAYS, '2026-12-24T16:00:00Z', 'opens sat 10:00 +2'],
  ['for less of a day every year', HOLIDAYS, '2027-12-31T16:00:00Z', 'closes fri 11:00 +0'],
  ['after a night that began on a special day', HOLIDAYS, '2026-11-20T07:00:00Z', 'closes fri 02:00 +0'],
  ['on Fridays, of which two are holidays', FRIDAYS, '2026-12-19T18:00:00Z', 'opens fri 09:00 +20'],
  ['never', {}, '2026-11-16T18:00:00Z', 'never-open'],
])('open %s', (_, hours, now, expected) => {
  expect(said(hours, now)).toBe(expected);
});

// Clocks go back at 7:00 UTC on 1 November 2026, and forward at 8:00 UTC on 8 March.
it.each([
  ['2026-11-01T14:30:00Z', 'opens sun 09:00 +0'],
  ['2026-11-01T15:00:00Z', 'closes sun 17:00 +0'],
  ['2026-10-31T14:30:00Z', 'closes sat 17:00 +0'],
  ['2026-03-08T14:00:00Z', 'closes sun 17:00 +0'],
  ['2026-03-07T14:30:00Z', 'opens sat 09:00 +0'],
])('goes by the clock on the wall when clocks change, at %s', (now, expected) => {
  expect(said(everyDay(NINE_TO_FIVE), now)).toBe(expected);
});

it('nothing is said without hours or a time zone', () => {
  const now = '2026-11-16T18:00:00Z';
  expect([said(null, now), said(weekdays, now, null), said(weekdays, now, 'Mars/Olympus')]).toEqual([null, null, null]);
});
