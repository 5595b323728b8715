import { openMinutes, timesOf, WEEKDAYS, type Weekday, type WeeklyHours } from '@lawdex/contracts';
import type { SpecialIntervals } from './special-intervals.core.ts';

const DAY = 1440;

/** Minutes from midnight, `[from, to)`. */
export type Interval = readonly [from: number, to: number];

/** Open intervals of each weekday, Monday first; what lasts past midnight stands under the next day. */
export type OpenWeek = readonly (readonly Interval[])[];

export function openWeek(hours: WeeklyHours): OpenWeek {
  const days: Interval[][] = WEEKDAYS.map(() => []);
  WEEKDAYS.forEach((weekday, index) => {
    for (const times of timesOf(hours[weekday])) {
      const { open, close } = openMinutes(times);
      if (!Number.isInteger(open) || !Number.isInteger(close)) continue;
      days[index]?.push([open, Math.min(close, DAY)]);
      if (close > DAY) days[(index + 1) % WEEKDAYS.length]?.push([0, close - DAY]);
    }
  });
  return days.map(merged);
}

/** Who is there from eight to eight the next morning, every day, never closes: a day is one interval, not two that meet. */
export function merged(day: readonly Interval[]): Interval[] {
  const intervals: [number, number][] = [];
  for (const [from, to] of [...day].sort((a, b) => a[0] - b[0])) {
    const last = intervals.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else intervals.push([from, to]);
  }
  return intervals;
}

const DATES_OF_A_YEAR = 12 * 31;
// The last minute of a date stands for 'has hours of its own'.
const DATE = DAY + 1;

/** Where the minutes of a date begin: those of a weekday before the week, yearly dates behind it, then days since 1970. */
function startOf(text: string): number {
  const [date = '', weekday] = text.split(' ');
  const [day = 1, month = 1] = date.split('-').toReversed().map(Number);
  const ofYear = (month - 1) * 31 + day - 1;
  if (weekday !== undefined) return -DATE * (1 + ofYear + WEEKDAYS.indexOf(weekday as Weekday) * DATES_OF_A_YEAR);
  const isYearly = date.length === 'MM-DD'.length;
  return 7 * DAY + DATE * (isYearly ? ofYear : DATES_OF_A_YEAR + Date.parse(date) / 86_400_000);
}

/** The minutes of a date that say that it has hours of its own, and that it is open at a minute of the day. */
export const specialMinutes = (date: string, minute: number): { isSpecial: number; isOpen: number } => ({
  isSpecial: startOf(date) + DAY,
  isOpen: startOf(date) + minute,
});

export function dateIntervals(special: readonly SpecialIntervals[]): Interval[] {
  return special.flatMap(({ date, open }) => {
    const start = startOf(date);
    return [...open.map(([from, to]): Interval => [start + from, start + to]), [start + DAY, start + DATE] as const];
  });
}

export function weekIntervals(week: OpenWeek): Interval[] {
  return week.flatMap((day, index) => day.map(([from, to]): Interval => [index * DAY + from, index * DAY + to]));
}
