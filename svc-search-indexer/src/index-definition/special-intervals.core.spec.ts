import { expect, it } from '@jest/globals';
import { dateIn, isOpenAtLocal, WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, WeeklyHours } from '@lawdex/contracts';
import { randomOf } from '@lawdex/search-language/testing';
import { openWeek } from './open-week.core.ts';
import { datesOf, specialIntervals } from './special-intervals.core.ts';

const DAY: DayHours = { open: '09:00', close: '17:00' };
const NIGHT: DayHours = { open: '18:00', close: '02:00' };
const LATE: DayHours = { open: '20:00', close: '04:00' };

/** As both engines look it up. */
function isOpen(hours: WeeklyHours, date: string, minute: number): boolean {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const special = specialIntervals(hours);
  const day = datesOf(date, weekday).flatMap((one) => special.find((other) => other.date === one) ?? [])[0];
  return (day?.open ?? openWeek(hours)[weekday] ?? []).some(([from, to]) => from <= minute && minute < to);
}

it('a night belongs to the day on which it begins, whatever the next day is', () => {
  // 26 December 2026 is a Saturday.
  const hours = { fri: NIGHT, sat: NIGHT, special: [{ date: '2026-12-26', spans: [] }] };
  expect(isOpen(hours, '2026-12-26', 60)).toBe(true);
  expect(isOpen(hours, '2026-12-26', 20 * 60)).toBe(false);
  expect(isOpen(hours, '2026-12-27', 60)).toBe(false);
});

it('says of random weeks and special days at every hour what a page says', () => {
  const random = randomOf(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const dates = ['12-24', '12-25', '12-26', '2026-12-24', '2026-12-25', '2026-12-26', '2027-12-25', '01-01'];
  for (let round = 0; round < 150; round++) {
    const week = Object.fromEntries(
      WEEKDAYS.flatMap((day) => (random() < 0.4 ? [] : [[day, pick([DAY, NIGHT, LATE])]])),
    );
    const special = dates.flatMap((date): SpecialDay[] =>
      random() < 0.6 ? [] : [{ date, spans: pick([[], [DAY], [NIGHT], [LATE]]) }],
    );
    const hours: WeeklyHours = { ...week, special };
    for (const [first, days] of [
      ['2026-12-22', 12],
      ['2027-12-23', 6],
      ['2032-12-23', 6],
    ] as const) {
      for (let at = 0; at < days * 24; at++) {
        const date = dateIn(first, Math.floor(at / 24));
        const minutes = (at % 24) * 60;
        const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';
        const expected = isOpenAtLocal(hours, { date, minutes, weekday });
        expect([hours, date, minutes, isOpen(hours, date, minutes)]).toEqual([hours, date, minutes, expected]);
      }
    }
  }
});
