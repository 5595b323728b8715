import { openMinutes, WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, Weekday, WeeklyHours } from '@lawdex/contracts';
import { clockText, DAY_NAMES } from '@lawdex/seo';

export interface HoursRow {
  day: Weekday;
  name: string;
  text: string;
}

const DAY_MINUTES = 1440;

function textOf(entry: DayHours | undefined): string {
  if (!entry) return 'Closed';
  const { open, close } = openMinutes(entry);
  if (close - open === DAY_MINUTES) return 'Open 24 hours';
  return `${clockText(entry.open)} – ${clockText(entry.close)}`;
}

/** Monday to Sunday; a day without an entry is closed. */
export const hoursRows = (hours: WeeklyHours): HoursRow[] =>
  WEEKDAYS.map((day) => ({ day, name: DAY_NAMES[day], text: textOf(hours[day]) }));
