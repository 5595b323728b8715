import type { OpenWeek } from '../../index-definition/open-week.core.ts';
import { datesOf, type SpecialIntervals } from '../../index-definition/special-intervals.core.ts';
import type { ZoneTime } from '@lawdex/search-language/plan';
import { and, is, isIn, not, or, type FilterAttribute } from './filter-text.core.ts';

const DAY = 1_440;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
// A day holds its own opening time, and what is left of the evening before.
const PARTS = ['a', 'b'] as const;

export const OPEN_ATTRIBUTES: readonly FilterAttribute[] = DAYS.flatMap((day) =>
  PARTS.flatMap((part) => [`from${day}${part}` as const, `to${day}${part}` as const]),
);

/** Each interval has attributes of its own, because a list would pair the beginning of one with the end of another. */
export function openAttributes(week: OpenWeek | null): Record<string, number> {
  const attributes: Record<string, number> = {};
  week?.forEach((intervals, day) => {
    intervals.slice(0, PARTS.length).forEach(([from, to], index) => {
      attributes[`from${day}${PARTS[index]}`] = from;
      attributes[`to${day}${PARTS[index]}`] = to;
    });
  });
  return attributes;
}

// Meilisearch cannot compare within a list, so that the open minutes of a date are words, one for so many of them.
const STEP = 5;
const stepOf = (date: string, minute: number): string => `${date} ${Math.floor(minute / STEP)}`;

export const specialAttributes = (days: readonly SpecialIntervals[]): Record<string, string[]> => ({
  special: days.map(({ date }) => date),
  specialOpen: days.flatMap(({ date, open }) =>
    open.flatMap(([from, to]) =>
      Array.from({ length: Math.ceil(to / STEP) - Math.floor(from / STEP) }, (_, at) => stepOf(date, from + at * STEP)),
    ),
  ),
});

export const openAt = (times: readonly ZoneTime[]): string =>
  or(times.map((time) => and([isIn('tz', time.zones), openAtTime(time)])));

/** A special day of this year goes before one of every year, and both before the week. */
function openAtTime({ minuteOfWeek, date }: ZoneTime): string {
  const days = date === undefined ? [] : datesOf(date, Math.floor(minuteOfWeek / DAY));
  return days.reduceRight(
    (otherwise, day) =>
      or([is('specialOpen', stepOf(day, minuteOfWeek % DAY)), and([not(is('special', day)), otherwise])]),
    openAtMinute(minuteOfWeek),
  );
}

export const openAllDay = (days: readonly number[]): string[] =>
  days.map((day) => or(PARTS.map((part) => and([`from${day}${part} <= 0`, `to${day}${part} >= ${DAY}`]))));

function openAtMinute(minuteOfWeek: number): string {
  const day = Math.floor(minuteOfWeek / DAY);
  const minute = minuteOfWeek % DAY;
  return or(PARTS.map((part) => and([`from${day}${part} <= ${minute}`, `to${day}${part} > ${minute}`])));
}
