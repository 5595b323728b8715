import { isAllDay, openingState, timesOf, WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, OpeningState, OpeningTime, Weekday, WeeklyHours } from '@lawdex/contracts';
import { DAY_NAMES } from './labels.core.ts';
import { shortDate } from './special-days.core.ts';

/** `17:30` as `5:30 PM`, `09:00` as `9 AM`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

interface HoursRun {
  from: Weekday;
  to: Weekday;
  /** The times of each of its days, as a sentence says them. */
  times: string;
}

/** `9 AM to 12 PM and 1 PM to 5 PM`, with these words between; empty for a closed day. */
export const timesText = (times: readonly DayHours[], to: string, and: string): string =>
  times.map((one) => (isAllDay(one) ? 'open 24 hours' : clockText(one.open) + to + clockText(one.close))).join(and);

/** Joins neighbouring days with the same hours. Closed days are left out. */
function hoursRuns(hours: WeeklyHours): HoursRun[] {
  const runs: HoursRun[] = [];
  WEEKDAYS.forEach((day, index) => {
    const times = timesText(timesOf(hours[day]), ' to ', ' and ');
    const run = runs.at(-1);
    if (run && run.to === WEEKDAYS[index - 1] && run.times === times) run.to = day;
    else if (times !== '') runs.push({ from: day, to: day, times });
  });
  return runs;
}

/** `Monday to Friday, 9 AM to 5 PM; Saturday, 10 AM to 2 PM`; empty when no day has an entry. */
export const hoursText = (hours: WeeklyHours): string =>
  hoursRuns(hours)
    .map(({ from, to, times }) => {
      const days = from === to ? DAY_NAMES[from] : `${DAY_NAMES[from]} to ${DAY_NAMES[to]}`;
      return `${days}, ${times}`;
    })
    .join('; ');

/** `closes 5 PM`, `opens Mon 8:30 AM`, `opens Jan 4, 9 AM`, `open 24 hours`; null when it never opens. */
export function openingNext(state: OpeningState): string | null {
  switch (state.kind) {
    case 'around-the-clock':
      return 'open 24 hours';
    case 'open':
      return `closes ${timeText(state.closes, isThisNight(state.closes))}`;
    case 'closed':
      return `opens ${timeText(state.opens, state.opens.inDays === 0)}`;
    case 'never-open':
      return null;
  }
}

/** The text beside "Open" or "Closed"; null when the hours are unknown or it never opens. */
export function opensOrCloses(
  hours: WeeklyHours | null,
  timeZone: string | null,
  now: Date,
): { opensOrCloses?: string } {
  const state = openingState(hours, timeZone, now);
  const next = state && openingNext(state);
  return next ? { opensOrCloses: next } : {};
}

// Times after midnight belong to the evening before: at 10 PM a visitor knows which 2 AM is meant.
const isThisNight = ({ inDays, minutes }: OpeningTime): boolean => inDays === 0 || (inDays === 1 && minutes < 12 * 60);

function timeText({ weekday, minutes, inDays, date }: OpeningTime, isToday: boolean): string {
  if (isToday && minutes === 0) return 'midnight';
  // A weekday alone would be taken for the next one.
  const name = inDays < WEEKDAYS.length ? DAY_NAMES[weekday].slice(0, 3) : `${shortDate(date)},`;
  const day = isToday ? '' : `${name} `;
  return `${day}${clockText(`${Math.floor(minutes / 60)}:${minutes % 60}`)}`;
}
