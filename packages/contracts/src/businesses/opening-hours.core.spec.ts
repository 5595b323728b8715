import { isOpenAt, localTimeIn, openMinutes } from './opening-hours.core.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => new Date(iso);
const weekdays = { mon: { open: '09:00', close: '17:00' } };
const night = { sat: { open: '18:00', close: '02:00' } };

describe('isOpenAt', () => {
  // 16 November 2026 is a Monday; New York is UTC-5 then.
  it.each([
    ['before opening', '2026-11-16T13:59:59Z', false],
    ['at opening', '2026-11-16T14:00:00Z', true],
    ['in the last minute', '2026-11-16T21:59:59Z', true],
    ['at closing', '2026-11-16T22:00:00Z', false],
    ['on a day without an entry', '2026-11-17T15:00:00Z', false],
  ])('goes by the local clock %s', (_when, now, expected) => {
    expect(isOpenAt(weekdays, NEW_YORK, at(now))).toBe(expected);
  });

  it('is open in one zone and closed in another at the same moment', () => {
    const now = at('2026-11-16T14:30:00Z');
    expect(isOpenAt(weekdays, NEW_YORK, now)).toBe(true);
    expect(isOpenAt(weekdays, 'America/Los_Angeles', now)).toBe(false);
  });

  it.each([
    ['before midnight', '2026-11-15T04:30:00Z', true],
    ['after midnight, on a day without an entry', '2026-11-15T06:59:00Z', true],
    ['at closing after midnight', '2026-11-15T07:00:00Z', false],
    ['in the early hours of the opening day itself', '2026-11-14T06:00:00Z', false],
  ])('follows overnight hours %s', (_when, now, expected) => {
    expect(isOpenAt(night, NEW_YORK, at(now))).toBe(expected);
  });

  it('carries overnight hours from Sunday into Monday', () => {
    const sunday = { sun: { open: '20:00', close: '03:00' } };
    expect(isOpenAt(sunday, NEW_YORK, at('2026-11-16T07:30:00Z'))).toBe(true);
  });

  it('moves with daylight saving time', () => {
    // 14:30 UTC is 10:30 in New York until 1 November, and 9:30 from then on.
    const friday = { fri: { open: '10:00', close: '17:00' } };
    expect(isOpenAt(friday, NEW_YORK, at('2026-10-30T14:30:00Z'))).toBe(true);
    expect(isOpenAt(friday, NEW_YORK, at('2026-11-06T14:30:00Z'))).toBe(false);
  });

  it('is open in both of the hours that come twice when clocks go back', () => {
    const lateNight = { sun: { open: '01:00', close: '01:45' } };
    expect(isOpenAt(lateNight, NEW_YORK, at('2026-11-01T05:30:00Z'))).toBe(true);
    expect(isOpenAt(lateNight, NEW_YORK, at('2026-11-01T06:30:00Z'))).toBe(true);
  });

  it('has no gap around the clock, whether written 00:00-23:59 or as the same time twice', () => {
    const toDaysEnd = { mon: { open: '00:00', close: '23:59' } };
    expect(isOpenAt(toDaysEnd, NEW_YORK, at('2026-11-17T04:59:30Z'))).toBe(true);
    expect(isOpenAt(toDaysEnd, NEW_YORK, at('2026-11-17T05:00:00Z'))).toBe(false);
    const twice = { mon: { open: '08:00', close: '08:00' } };
    expect(isOpenAt(twice, NEW_YORK, at('2026-11-17T12:59:00Z'))).toBe(true);
  });

  it('is null when hours or time zone are unknown or wrong, and false when no day is open', () => {
    const now = at('2026-11-16T15:00:00Z');
    expect(isOpenAt(null, NEW_YORK, now)).toBeNull();
    expect(isOpenAt(weekdays, null, now)).toBeNull();
    expect(isOpenAt(weekdays, 'Mars/Olympus', now)).toBeNull();
    expect(isOpenAt({}, NEW_YORK, now)).toBe(false);
  });
});

describe('localTimeIn', () => {
  it('calls midnight minute 0', () => {
    expect(localTimeIn(NEW_YORK, at('2026-11-16T05:00:00Z'))).toEqual({
      weekday: 'mon',
      minutes: 0,
      date: '2026-11-16',
    });
  });
});

describe('openMinutes', () => {
  it('counts a close after midnight beyond 1440', () => {
    expect(openMinutes({ open: '18:00', close: '02:00' })).toEqual({ open: 1080, close: 1560 });
  });
});
