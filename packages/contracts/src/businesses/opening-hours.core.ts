import { WEEKDAYS } from './directory.ts';
import type { DayHours, Weekday, WeeklyHours } from './directory.ts';

export interface LocalTime {
  weekday: Weekday;
  /** Minutes since the local midnight, 0 to 1439. */
  minutes: number;
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

// Making a formatter costs about a hundred times what using one does, and there are few time zones. A list asks for the
// same zone at the same moment again and again.
const formatters = new Map<string, Intl.DateTimeFormat>();
const latest = new Map<string, { at: number; local: LocalTime | null }>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
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
    return weekday ? { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) } : null;
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

const dayBefore = (weekday: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] as Weekday;

/** As `isOpenAt`, for a local time that is known already. */
export function isOpenAtLocal(hours: WeeklyHours, { weekday, minutes }: LocalTime): boolean {
  const today = hours[weekday];
  if (today) {
    const { open, close } = openMinutes(today);
    if (minutes >= open && minutes < close) return true;
  }
  // It may have opened yesterday and close after midnight.
  const yesterday = hours[dayBefore(weekday)];
  return yesterday !== undefined && minutes + DAY < openMinutes(yesterday).close;
}

/** Whether a business is open, in its own time zone; null when its hours or its zone are not known. A day without an entry is closed. */
export function isOpenAt(hours: WeeklyHours | null, timeZone: string | null, now: Date): boolean | null {
  if (!hours || !timeZone) return null;
  const local = localTimeIn(timeZone, now);
  return local && isOpenAtLocal(hours, local);
}
