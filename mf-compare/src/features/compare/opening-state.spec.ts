import { expect, test } from '@jest/globals';
import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, WeeklyHours } from '@lawdex/contracts';
import { openingState } from './opening-state.ts';

const NINE_TO_FIVE: DayHours = { open: '09:00', close: '17:00' };
const NIGHT: DayHours = { open: '20:00', close: '02:30' };
const ALL_DAY: DayHours = { open: '00:00', close: '23:59' };
const everyDay = (hours: DayHours): WeeklyHours => Object.fromEntries(WEEKDAYS.map((day) => [day, hours]));
const weekdays: WeeklyHours = Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, NINE_TO_FIVE]));

// 16 November 2026 is a Monday; Chicago is six hours behind.
test.each([
  ['in the morning', weekdays, '2026-11-16T14:00:00Z', 'Closed, opens at 9 AM'],
  ['at its first minute', weekdays, '2026-11-16T15:00:00Z', 'Open until 5 PM'],
  ['at its last minute', weekdays, '2026-11-16T22:59:00Z', 'Open until 5 PM'],
  ['in the evening', weekdays, '2026-11-16T23:00:00Z', 'Closed, opens tomorrow at 9 AM'],
  ['on a Friday night', weekdays, '2026-11-21T03:00:00Z', 'Closed, opens Monday at 9 AM'],
  ['one day a week, on that evening', { mon: NINE_TO_FIVE }, '2026-11-16T23:30:00Z', 'Closed, opens Monday at 9 AM'],
  ['in a night that began yesterday', { mon: NIGHT }, '2026-11-17T08:00:00Z', 'Open until 2:30 AM'],
  ['in that night before midnight', { mon: NIGHT }, '2026-11-17T04:00:00Z', 'Open until 2:30 AM'],
  ['until midnight', { mon: { open: '09:00', close: '00:00' } }, '2026-11-17T01:00:00Z', 'Open until midnight'],
  [
    'through midnight into another day',
    { mon: { open: '09:00', close: '23:59' }, tue: { open: '00:00', close: '03:00' } },
    '2026-11-17T01:00:00Z',
    'Open until 3 AM',
  ],
  [
    'for two days on end',
    { mon: ALL_DAY, tue: ALL_DAY, wed: NINE_TO_FIVE },
    '2026-11-16T18:00:00Z',
    'Open until midnight',
  ],
  ['around the clock', everyDay(ALL_DAY), '2026-11-16T18:00:00Z', 'Open around the clock'],
  [
    'around the clock, written as the same time twice',
    everyDay({ open: '00:00', close: '00:00' }),
    '2026-11-16T18:00:00Z',
    'Open around the clock',
  ],
  ['never', {}, '2026-11-16T18:00:00Z', 'Closed every day'],
])('open %s', (_, hours, now, said) => {
  expect(openingState(hours, 'America/Chicago', new Date(now))).toBe(said);
});

test('nothing is said without hours or a time zone', () => {
  const now = new Date('2026-11-16T18:00:00Z');
  expect(openingState(null, 'America/Chicago', now)).toBeNull();
  expect(openingState(weekdays, null, now)).toBeNull();
  expect(openingState(weekdays, 'Mars/Olympus', now)).toBeNull();
});
