import { dateIn, isOpenAtLocal, WEEKDAYS, type DayHours, type SpecialDay, type WeeklyHours } from '@lawdex/contracts';
import { randomOf } from '@lawdex/search-language/testing';
import { openWeek } from './open-week.core.ts';
import { datesOf, specialIntervals } from './special-intervals.core.ts';

const DAY: DayHours = { open: '09:00', close: '17:00' };
const NIGHT: DayHours = { open: '18:00', close: '02:00' };
const LATE: DayHours = { open: '20:00', close: '04:00' };

/** As both engines look it up. */
function isOpen(
  hours: WeeklyHours,
  date: string,
  minute: number,
  special = specialIntervals(hours),
  week = openWeek(hours),
): boolean {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const day = datesOf(date, weekday).flatMap((one) => special.find((other) => other.date === one) ?? [])[0];
  return (day?.open ?? week[weekday] ?? []).some(([from, to]) => from <= minute && minute < to);
}

it('a night belongs to the day on which it begins, whatever the next day is', () => {
  // 26 December 2026 is a Saturday.
  const hours = { fri: NIGHT, sat: NIGHT, special: [{ date: '2026-12-26', spans: [] }] };
  expect(isOpen(hours, '2026-12-26', 60)).toBe(true);
  expect(isOpen(hours, '2026-12-26', 20 * 60)).toBe(false);
  expect(isOpen(hours, '2026-12-27', 60)).toBe(false);
});

it.each([
  // A night of 18:00 to 02:00, and the hour after the midnight behind it.
  ['02-28', '2027-02-28', '2027-03-01'],
  ['02-28', '2028-02-28', '2028-02-29'],
  ['02-29', '2028-02-29', '2028-03-01'],
  ['03-01', '2027-03-01', '2027-03-02'],
  ['03-01', '2028-03-01', '2028-03-02'],
  ['12-31', '2027-12-31', '2028-01-01'],
])('the night of %s of every year lasts from %s into %s and no other day', (yearly, date, next) => {
  const hours = { special: [{ date: yearly, spans: [NIGHT] }] };
  for (let days = -3; days <= 3; days++) {
    const day = dateIn(date, days);
    expect([day, isOpen(hours, day, 20 * 60), isOpen(hours, day, 60)]).toEqual([day, day === date, day === next]);
  }
});

it('a leap day takes nothing from 1 March of other years', () => {
  const hours = {
    special: [
      { date: '02-29', spans: [NIGHT] },
      { date: '03-01', spans: [DAY] },
    ],
  };
  expect(['2027-03-01', '2028-03-01'].map((date) => isOpen(hours, date, 60))).toEqual([false, true]);
});

it('says of random weeks and special days at every hour what a page says', () => {
  const random = randomOf(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const dates = ['02-27', '02-28', '02-29', '03-01', '03-02', '2028-02-28', '2028-02-29', '2027-03-01'];
  dates.push('12-24', '12-25', '12-26', '2026-12-24', '2026-12-25', '2026-12-26', '2027-12-25', '01-01');
  for (let round = 0; round < 150; round++) {
    const week = Object.fromEntries(
      WEEKDAYS.flatMap((day) => (random() < 0.4 ? [] : [[day, pick([DAY, NIGHT, LATE])]])),
    );
    const special = dates.flatMap((date): SpecialDay[] =>
      random() < 0.6 ? [] : [{ date, spans: pick([[], [DAY], [NIGHT], [LATE]]) }],
    );
    const hours: WeeklyHours = { ...week, special };
    const [intervals, usual] = [specialIntervals(hours), openWeek(hours)];
    for (const [first, days] of [
      ['2026-12-22', 12],
      ['2027-12-23', 6],
      ['2032-12-23', 6],
      ['2027-02-26', 5],
      ['2028-02-26', 6],
    ] as const) {
      for (let at = 0; at < days * 24; at++) {
        const date = dateIn(first, Math.floor(at / 24));
        const minutes = (at % 24) * 60;
        const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';
        const expected = isOpenAtLocal(hours, { date, minutes, weekday });
        const found = isOpen(hours, date, minutes, intervals, usual);
        if (found !== expected || at === 0)
          expect([hours, date, minutes, found]).toEqual([hours, date, minutes, expected]);
      }
    }
  }
});
