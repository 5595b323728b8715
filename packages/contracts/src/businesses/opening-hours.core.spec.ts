import { isOpenAt, localTimeIn } from './opening-hours.core.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => new Date(iso);
const weekdays = { mon: { open: '09:00', close: '17:00' } };
const lateNight = { sun: { open: '01:00', close: '01:45' } };

// 16 November 2026 is a Monday; New York is UTC-5 then. What a week says of its moments is in opening-state.core.spec.ts.
it.each([
  ['by the clock of its zone', weekdays, NEW_YORK, '2026-11-16T14:30:00Z', true],
  ['by the clock of another zone', weekdays, 'America/Los_Angeles', '2026-11-16T14:30:00Z', false],
  ['at closing', weekdays, NEW_YORK, '2026-11-16T22:00:00Z', false],
  ['in the first of the hours that come twice when clocks go back', lateNight, NEW_YORK, '2026-11-01T05:30:00Z', true],
  ['in the second of them', lateNight, NEW_YORK, '2026-11-01T06:30:00Z', true],
  ['in a zone that there is not', weekdays, 'Mars/Olympus', '2026-11-16T15:00:00Z', null],
  ['in no zone', weekdays, null, '2026-11-16T15:00:00Z', null],
  ['without hours', null, NEW_YORK, '2026-11-16T15:00:00Z', null],
])('is open %s', (_, hours, zone, now, expected) => {
  expect(isOpenAt(hours, zone, at(now))).toBe(expected);
});

it('midnight is minute 0', () => {
  const midnight = { weekday: 'mon', minutes: 0, date: '2026-11-16' };
  expect(localTimeIn(NEW_YORK, at('2026-11-16T05:00:00Z'))).toEqual(midnight);
});
