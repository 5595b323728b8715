import { WEEKDAYS } from './directory.ts';
import type { Weekday, WeeklyHours } from './directory.ts';
import { isOpenAtLocal, localTimeIn, openMinutes } from './opening-hours.core.ts';
import type { LocalTime } from './opening-hours.core.ts';

/** When something opens or closes, by the business's own clock. */
export interface OpeningTime {
  weekday: Weekday;
  /** Since that day's midnight, 0 to 1439. */
  minutes: number;
  /** Days until then: 0 is later today. */
  inDays: number;
}

export type OpeningState =
  | { kind: 'open'; closes: OpeningTime }
  | { kind: 'around-the-clock' }
  | { kind: 'closed'; opens: OpeningTime }
  /** It has no opening hours on any day. */
  | { kind: 'never-open' };

const DAY = 1440;

/** Whether a business is open now and when that changes; null when its hours or its zone are not known. */
export function openingState(hours: WeeklyHours | null, timeZone: string | null, now: Date): OpeningState | null {
  const local = hours && timeZone ? localTimeIn(timeZone, now) : null;
  if (!hours || !local) return null;
  return isOpenAtLocal(hours, local) ? untilClosing(hours, local) : untilOpening(hours, local);
}

const dayAfter = (weekday: Weekday, days: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length] as Weekday;

/** `minutes` since today's midnight, which may be days away. */
const timeOf = (weekday: Weekday, minutes: number): OpeningTime => {
  const inDays = Math.floor(minutes / DAY);
  return { weekday: dayAfter(weekday, inDays), minutes: minutes % DAY, inDays };
};

/** A day that begins at midnight goes on where the one before it has ended. */
function untilClosing(hours: WeeklyHours, { weekday, minutes }: LocalTime): OpeningState {
  const yesterday = hours[dayAfter(weekday, WEEKDAYS.length - 1)];
  const today = hours[weekday];
  const closings = [today && openMinutes(today).close, yesterday && openMinutes(yesterday).close - DAY];
  let close = Math.max(...closings.filter((closing) => closing !== undefined && closing > minutes).map(Number));
  for (let day = 1; close === day * DAY; day++) {
    const next = hours[dayAfter(weekday, day)];
    if (!next || openMinutes(next).open !== 0) break;
    if (day === WEEKDAYS.length) return { kind: 'around-the-clock' };
    close = day * DAY + openMinutes(next).close;
  }
  return { kind: 'open', closes: timeOf(weekday, close) };
}

function untilOpening(hours: WeeklyHours, { weekday, minutes }: LocalTime): OpeningState {
  for (let days = 0; days <= WEEKDAYS.length; days++) {
    const entry = hours[dayAfter(weekday, days)];
    const open = entry && openMinutes(entry).open;
    if (open === undefined || (days === 0 && open <= minutes)) continue;
    return { kind: 'closed', opens: timeOf(weekday, days * DAY + open) };
  }
  return { kind: 'never-open' };
}
