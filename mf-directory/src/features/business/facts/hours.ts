import { specialDayOn, timesOf, WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, LocalTime, WeeklyHours } from '@lawdex/contracts';
import { DAY_NAMES, timesText } from '@lawdex/seo';
import { longDate } from '@lawdex/ui';

export interface HoursRow {
  /** A weekday, or the date of a special day. */
  day: string;
  name: string;
  text: string;
  isToday: boolean;
}

function textOf(times: readonly DayHours[]): string {
  const text = timesText(times, ' – ', ', ') || 'closed';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Monday to Sunday, then the special days in the order in which they come. A day without an entry is closed. Without a time zone there is no `today`. */
export function hoursRows(hours: WeeklyHours, today: LocalTime | null): HoursRow[] {
  const special = today ? specialDayOn(hours, today.date) : undefined;
  const week = WEEKDAYS.map((day) => ({
    day,
    name: DAY_NAMES[day],
    text: textOf(timesOf(hours[day])),
    isToday: day === today?.weekday && special === undefined,
  }));
  const toCome = (hours.special ?? []).filter(({ date }) => !today || !isDated(date) || date >= today.date);
  if (today) toCome.sort((a, b) => nextOf(a.date, today.date).localeCompare(nextOf(b.date, today.date)));
  return [
    ...week,
    ...toCome.map((one) => ({
      day: one.date,
      name: dateText(one.date),
      text: textOf(one.spans),
      isToday: one === special,
    })),
  ];
}

const isDated = (date: string): boolean => date.length > '12-25'.length;

/** The day itself, or that on which a day of every year comes next. */
function nextOf(date: string, today: string): string {
  if (isDated(date)) return date;
  const year = Number(today.slice(0, 4));
  return `${date < today.slice('2026-'.length) ? year + 1 : year}-${date}`;
}

/** `December 24, 2026`, `December 25`. */
const dateText = (date: string): string =>
  isDated(date) ? longDate(date) : longDate(`2024-${date}`).replace(', 2024', '');
