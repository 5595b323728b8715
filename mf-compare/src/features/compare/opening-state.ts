import { isOpenAtLocal, localTimeIn, openMinutes, WEEKDAYS } from '@lawdex/contracts';
import type { LocalTime, Weekday, WeeklyHours } from '@lawdex/contracts';
import { clockText, DAY_NAMES } from '@lawdex/seo';

const DAY = 1440;

/** `Open until 5 PM`, `Closed, opens tomorrow at 9 AM`: by its own clock. Null when its hours or its zone are not known. */
export function openingState(hours: WeeklyHours | null, timeZone: string | null, now: Date): string | null {
  const local = hours && timeZone ? localTimeIn(timeZone, now) : null;
  if (!hours || !local) return null;
  return isOpenAtLocal(hours, local) ? openUntil(hours, local) : closedUntil(hours, local);
}

const dayAfter = (weekday: Weekday, days: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length] as Weekday;

/** A day that begins at midnight goes on where the one before it has ended. */
function openUntil(hours: WeeklyHours, { weekday, minutes }: LocalTime): string {
  const yesterday = hours[dayAfter(weekday, 6)];
  const today = hours[weekday];
  const closings = [today && openMinutes(today).close, yesterday && openMinutes(yesterday).close - DAY];
  let close = Math.max(...closings.filter((closing) => closing !== undefined && closing > minutes).map(Number));
  for (let day = 1; close === day * DAY; day++) {
    const next = hours[dayAfter(weekday, day)];
    if (!next || openMinutes(next).open !== 0) break;
    if (day === WEEKDAYS.length) return 'Open around the clock';
    close = day * DAY + openMinutes(next).close;
  }
  return `Open until ${timeText(close)}${close > 2 * DAY ? ` on ${DAY_NAMES[dayAfter(weekday, Math.floor(close / DAY))]}` : ''}`;
}

function closedUntil(hours: WeeklyHours, { weekday, minutes }: LocalTime): string {
  for (let days = 0; days <= WEEKDAYS.length; days++) {
    const day = dayAfter(weekday, days);
    const entry = hours[day];
    if (!entry || (days === 0 && openMinutes(entry).open <= minutes)) continue;
    const when = days === 0 ? '' : days === 1 ? 'tomorrow ' : `${DAY_NAMES[day]} `;
    return `Closed, opens ${when}at ${clockText(entry.open)}`;
  }
  return 'Closed every day';
}

function timeText(minutes: number): string {
  const ofDay = minutes % DAY;
  if (ofDay === 0) return 'midnight';
  return clockText(`${Math.floor(ofDay / 60)}:${ofDay % 60}`);
}
