import { WEEKDAYS } from '@lawdex/contracts';
import type { Weekday, WeeklyHours } from '@lawdex/contracts';
import { DAY_NAMES } from './day-names.core.ts';

/** `17:30` as `5:30 PM`, `09:00` as `9 AM`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export interface HoursRun {
  from: Weekday;
  to: Weekday;
  open: string;
  close: string;
}

/** Joins neighbouring days with the same hours. Closed days are left out. */
export function hoursRuns(hours: WeeklyHours): HoursRun[] {
  const runs: (HoursRun & { last: number })[] = [];
  WEEKDAYS.forEach((day, index) => {
    const entry = hours[day];
    if (!entry) return;
    const run = runs.at(-1);
    if (run && run.last === index - 1 && run.open === entry.open && run.close === entry.close) {
      run.to = day;
      run.last = index;
    } else {
      runs.push({ from: day, to: day, open: entry.open, close: entry.close, last: index });
    }
  });
  return runs.map(({ from, to, open, close }) => ({ from, to, open, close }));
}

/** `Monday to Friday, 9 AM to 5 PM; Saturday, 10 AM to 2 PM`; empty when no day has an entry. */
export function hoursText(hours: WeeklyHours): string {
  return hoursRuns(hours)
    .map(({ from, to, open, close }) => {
      const days = from === to ? DAY_NAMES[from] : `${DAY_NAMES[from]} to ${DAY_NAMES[to]}`;
      return `${days}, ${clockText(open)} to ${clockText(close)}`;
    })
    .join('; ');
}
