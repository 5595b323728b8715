import { dateIn, openMinutes, specialDayOn, timesOf, WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, WeeklyHours } from '@lawdex/contracts';
import { merged, type Interval } from './open-week.core.ts';

/** Open intervals of a date that is unlike its weekday; none when it is closed all day. */
export interface SpecialIntervals {
  /** `2026-12-24`; `12-25` of every year; `12-25 sat` of the years in which it is a Saturday; `02-30` is 1 March of leap years. */
  date: string;
  open: readonly Interval[];
}

const DAY = 1440;
// An entry of a B-tree of PostgreSQL holds about 200 intervals, of which the week needs some.
const MOST_INTERVALS = 150;
const [COMMON_YEAR, LEAP_YEAR] = [2023, 2024];
const LEAP_DAY = '02-29';
const AFTER_LEAP_DAY = '02-30';

const yearlyOf = (date: string): string => date.slice('2026-'.length);
/** 1 March follows another day in leap years, and has a name of its own then that no other day has. */
const nameOf = (date: string): string =>
  date.endsWith('-03-01') && yearlyOf(dateIn(date, -1)) === LEAP_DAY ? AFTER_LEAP_DAY : yearlyOf(date);
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % WEEKDAYS.length;
const isYearly = (date: string): boolean => date.length === 'MM-DD'.length;

/** Under which dates a local time is looked for, the one that counts most first. Monday is 0. */
export const datesOf = (date: string, weekday: number): string[] => [
  date,
  `${nameOf(date)} ${WEEKDAYS[weekday]}`,
  nameOf(date),
];

const spansIn = (spans: readonly DayHours[]) =>
  spans.map(openMinutes).filter(({ open, close }) => Number.isInteger(open) && Number.isInteger(close));
const until = (midnight: readonly DayHours[]): Interval[] =>
  spansIn(midnight).map(({ open, close }) => [open, Math.min(close, DAY)]);
const beyond = (midnight: readonly DayHours[]): Interval[] =>
  spansIn(midnight).flatMap(({ close }): Interval[] => (close > DAY ? [[0, close - DAY]] : []));
/** A day that follows another. */
const following = (day: readonly DayHours[], before: readonly DayHours[]): Interval[] =>
  merged([...until(day), ...beyond(before)]);

/** Special days, and days behind them whose night differs. Of too many, past dates are left out first, then yearly ones. */
export function specialIntervals(hours: WeeklyHours): SpecialIntervals[] {
  const { special = [] } = hours;
  const days = special.flatMap((day) => (isYearly(day.date) ? ofEveryYear(hours, day) : ofOneYear(hours, day)));
  let intervals = 0;
  return days
    .toSorted((a, b) => (a.date > b.date ? -1 : 1))
    .toSorted((a, b) => Number(a.date.includes(' ')) - Number(b.date.includes(' ')))
    .filter(({ open }) => (intervals += open.length + 1) <= MOST_INTERVALS);
}

const ofWeek = (hours: WeeklyHours, weekday: number): readonly DayHours[] =>
  timesOf(hours[WEEKDAYS[(weekday + WEEKDAYS.length) % WEEKDAYS.length] ?? 'mon']);
const isLike = (one: readonly DayHours[], other: readonly DayHours[]): boolean =>
  JSON.stringify(merged(beyond(one))) === JSON.stringify(merged(beyond(other)));

function ofOneYear(hours: WeeklyHours, { date, spans }: SpecialDay): SpecialIntervals[] {
  const weekday = weekdayOf(date);
  const spansOn = (other: string): readonly DayHours[] =>
    specialDayOn(hours, other)?.spans ?? ofWeek(hours, weekdayOf(other));
  const next = dateIn(date, 1);
  const yearly = hours.special?.find((day) => day.date === yearlyOf(date));
  const isAsUsual = isLike(spans, ofWeek(hours, weekday)) && (!yearly || isLike(spans, yearly.spans));
  const own = { date, open: following(spans, spansOn(dateIn(date, -1))) };
  const hasOwn = hours.special?.some((day) => day.date === next);
  return isAsUsual || hasOwn ? [own] : [own, { date: next, open: following(spansOn(next), spans) }];
}

/** Around 29 February days follow each other otherwise in leap years. */
function ofEveryYear(hours: WeeklyHours, { date, spans }: SpecialDay): SpecialIntervals[] {
  const years = date === LEAP_DAY ? [LEAP_YEAR] : [COMMON_YEAR, LEAP_YEAR];
  const days = years.flatMap((year) => ofYearsLike(`${year}-${date}`, hours, spans));
  return [...new Map(days.map((day) => [day.date, day])).values()];
}

/** Each year it is another weekday, whose night it follows and whose night it may replace. */
function ofYearsLike(on: string, hours: WeeklyHours, spans: readonly DayHours[]): SpecialIntervals[] {
  const date = nameOf(on);
  const spansOf = (days: number): [date: string, spans: readonly DayHours[] | undefined] => {
    const other = dateIn(on, days);
    return [nameOf(other), hours.special?.find((day) => day.date === yearlyOf(other))?.spans];
  };
  const [[, before], [next, after]] = [spansOf(-1), spansOf(1)];
  const variants = WEEKDAYS.flatMap((name, weekday) => {
    const [yesterday, today] = [ofWeek(hours, weekday - 1), ofWeek(hours, weekday)];
    return [
      ...(before || beyond(yesterday).length === 0
        ? []
        : [{ date: `${date} ${name}`, open: following(spans, yesterday) }]),
      ...(after || isLike(spans, yesterday) ? [] : [{ date: `${next} ${name}`, open: following(today, spans) }]),
    ];
  });
  return [{ date, open: following(spans, before ?? []) }, ...variants];
}
