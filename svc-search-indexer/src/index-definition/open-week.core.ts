import { openMinutes, timesOf, WEEKDAYS } from '@lawdex/contracts';
import type { WeeklyHours } from '@lawdex/contracts';

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
function merged(day: readonly Interval[]): Interval[] {
  const intervals: [number, number][] = [];
  for (const [from, to] of [...day].sort((a, b) => a[0] - b[0])) {
    const last = intervals.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else intervals.push([from, to]);
  }
  return intervals;
}

/** The same in minutes from Monday 00:00. */
export function weekIntervals(week: OpenWeek): Interval[] {
  return week.flatMap((day, index) => day.map(([from, to]): Interval => [index * DAY + from, index * DAY + to]));
}
