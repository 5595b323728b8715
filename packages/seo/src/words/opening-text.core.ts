import { openingState, WEEKDAYS, type OpeningState, type OpeningTime, type WeeklyHours } from '@lawdex/contracts';
import { DAY_NAMES } from './day-names.core.ts';
import { clockText } from './hours.core.ts';
import { shortDate } from './special-days.core.ts';

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

/** `Open · closes 5 PM`, `Closed · opens Mon 8:30 AM`, `Open 24 hours`, `Closed`. */
export function openingText(state: OpeningState): string {
  if (state.kind === 'around-the-clock') return 'Open 24 hours';
  const next = openingNext(state);
  return `${state.kind === 'open' ? 'Open' : 'Closed'}${next === null ? '' : ` · ${next}`}`;
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
