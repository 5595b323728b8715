import { WEEKDAYS, type Weekday, type WeeklyHours } from './directory.ts';
import { dateIn, localTimeIn, openMinutesOn, type LocalTime, type OpenMinutes } from './opening-hours.core.ts';

/** When something opens or closes, by the business's own clock. */
export interface OpeningTime {
  weekday: Weekday;
  /** Since that day's midnight, 0 to 1439. */
  minutes: number;
  /** Days until then: 0 is later today. */
  inDays: number;
  /** `2026-12-24`. */
  date: string;
}

export type OpeningState =
  | { kind: 'open'; closes: OpeningTime }
  | { kind: 'around-the-clock' }
  | { kind: 'closed'; opens: OpeningTime }
  /** It has no opening hours on any day. */
  | { kind: 'never-open' };

const DAY = 1440;
/** A firm that opens on one day of the week may be closed on three of them in a row. */
const LOOKED_AHEAD = 29;

/** Whether a business is open now and when that changes; null when its hours or its zone are not known. */
export function openingState(hours: WeeklyHours | null, timeZone: string | null, now: Date): OpeningState | null {
  const local = hours && timeZone ? localTimeIn(timeZone, now) : null;
  if (!hours || !local) return null;
  let closing: number | null = null;
  for (const { open, close } of timesFrom(hours, local)) {
    if (closing !== null && open > closing) break;
    // Times that meet are one: a day that begins at midnight goes on where the one before it has ended.
    if (closing !== null || (open <= local.minutes && local.minutes < close)) closing = Math.max(closing ?? 0, close);
    else if (open > local.minutes) return { kind: 'closed', opens: timeOf(local, open) };
    if (closing !== null && closing >= WEEKDAYS.length * DAY) return { kind: 'around-the-clock' };
  }
  return closing === null ? { kind: 'never-open' } : { kind: 'open', closes: timeOf(local, closing) };
}

/** In their order, yesterday's first. */
function* timesFrom(hours: WeeklyHours, local: LocalTime): Generator<OpenMinutes> {
  for (let inDays = -1; inDays < LOOKED_AHEAD; inDays++) yield* openMinutesOn(hours, local, inDays);
}

/** `minutes` since today's midnight, which may be days away. */
function timeOf({ weekday, date }: LocalTime, minutes: number): OpeningTime {
  const inDays = Math.floor(minutes / DAY);
  const day = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + inDays) % WEEKDAYS.length] as Weekday;
  return { weekday: day, minutes: minutes % DAY, inDays, date: dateIn(date, inDays) };
}
