import { isAllDay, timesOf, WEEKDAYS, type DayHours, type Weekday, type WeeklyHours } from '@lawdex/contracts';
import { DAY_NAMES } from './day-names.core.ts';

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
export function hoursRuns(hours: WeeklyHours): HoursRun[] {
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
