import { WEEKDAYS } from '@lawdex/contracts';
import type { Weekday, WeeklyHours } from '@lawdex/contracts';
import { clockText, DAY_NAMES } from '@lawdex/seo';

export interface HoursRow {
  day: Weekday;
  name: string;
  text: string;
}

/** Monday to Sunday; a day without an entry is closed. */
export const hoursRows = (hours: WeeklyHours): HoursRow[] =>
  WEEKDAYS.map((day) => {
    const entry = hours[day];
    const text = entry ? `${clockText(entry.open)} – ${clockText(entry.close)}` : 'Closed';
    return { day, name: DAY_NAMES[day], text };
  });
