import { WEEKDAYS } from '@lawdex/contracts';
import type { Weekday, WeeklyHours } from '@lawdex/contracts';

const NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** `17:30` -> `5:30 PM`; what is not HH:MM stays as it is. */
export function twelveHours(time: string): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

export interface HoursRow {
  day: Weekday;
  name: string;
  text: string;
}

/** Monday to Sunday; a day without an entry is closed. */
export const hoursRows = (hours: WeeklyHours): HoursRow[] =>
  WEEKDAYS.map((day) => {
    const entry = hours[day];
    const text = entry ? `${twelveHours(entry.open)} – ${twelveHours(entry.close)}` : 'Closed';
    return { day, name: NAMES[day], text };
  });
