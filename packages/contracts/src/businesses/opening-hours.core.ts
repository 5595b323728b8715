import { WEEKDAYS } from './directory.ts';
import type { DayHours, SpecialDay, Weekday, WeekdayHours, WeeklyHours } from './directory.ts';

export interface LocalTime {
  weekday: Weekday;
  /** Minutes since the local midnight, 0 to 1439. */
  minutes: number;
  /** `2026-12-24`. */
  date: string;
}

export interface OpenMinutes {
  /** Minutes since the midnight that begins the day. */
  open: number;
  /** Minutes since the same midnight; above 1440 when it closes after the next one. */
  close: number;
}

const DAY = 1440;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `close` at or before `open` is after midnight (the same time twice: around the clock); 23:59 means the day's end. */
export function openMinutes({ open, close }: DayHours): OpenMinutes {
  const from = minutesOf(open);
  const to = close === '23:59' ? DAY : minutesOf(close);
  return { open: from, close: to <= from ? to + DAY : to };
}

/** From midnight to midnight, or from one time to the same of the next day. */
export const isAllDay = (times: DayHours): boolean => {
  const { open, close } = openMinutes(times);
  return close - open === DAY;
};

// Making a formatter costs about a hundred times what using one does, and there are few time zones. A list asks for the
// same zone at the same moment again and again.
const formatters = new Map<string, Intl.DateTimeFormat>();
const latest = new Map<string, { at: number; local: LocalTime | null }>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

function readClock(timeZone: string, at: number): LocalTime | null {
  try {
    const parts = formatterOf(timeZone).formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((candidate) => candidate.type === type)?.value ?? '';
    const weekday = WEEKDAYS.find((day) => day === part('weekday').toLowerCase());
    const date = `${part('year')}-${part('month')}-${part('day')}`;
    return weekday ? { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')), date } : null;
  } catch {
    return null;
  }
}

/** The local time in `timeZone` (an IANA name), daylight saving time included; null for an unknown zone. */
export function localTimeIn(timeZone: string, now: Date): LocalTime | null {
  const at = now.getTime();
  const known = latest.get(timeZone);
  if (known?.at === at) return known.local;
  const local = readClock(timeZone, at);
  latest.set(timeZone, { at, local });
  return local;
}

/** The times of a weekday; none when it is closed. */
export const timesOf = (day: WeekdayHours | undefined): readonly DayHours[] =>
  day === undefined ? [] : day.more ? [day, ...day.more] : [day];

const DAY_MS = 86_400_000;

/** The special day of a date; one of this year goes before one of every year. */
export const specialDayOn = ({ special = [] }: WeeklyHours, date: string): SpecialDay | undefined =>
  special.find((day) => day.date === date) ?? special.find((day) => day.date === date.slice('2026-'.length));

/** The date so many days from another. */
export const dateIn = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** When it is open, from midnight of the day that is so many days from a local time, in minutes since the latter's midnight. */
export function openMinutesOn(hours: WeeklyHours, { weekday, date }: LocalTime, inDays: number): OpenMinutes[] {
  const day = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + inDays + WEEKDAYS.length) % WEEKDAYS.length] as Weekday;
  const special = hours.special && specialDayOn(hours, dateIn(date, inDays));
  return (special?.spans ?? timesOf(hours[day])).map((times) => {
    const { open, close } = openMinutes(times);
    return { open: open + inDays * DAY, close: close + inDays * DAY };
  });
}

/** As `isOpenAt`, for a local time that is known already. It may have opened yesterday and close after midnight. */
export const isOpenAtLocal = (hours: WeeklyHours, local: LocalTime): boolean =>
  [0, -1].some((inDays) =>
    openMinutesOn(hours, local, inDays).some(({ open, close }) => local.minutes >= open && local.minutes < close),
  );

/** Whether a business is open, in its own time zone; null when its hours or its zone are not known. A day without an entry is closed. */
export function isOpenAt(hours: WeeklyHours | null, timeZone: string | null, now: Date): boolean | null {
  if (!hours || !timeZone) return null;
  const local = localTimeIn(timeZone, now);
  return local && isOpenAtLocal(hours, local);
}
