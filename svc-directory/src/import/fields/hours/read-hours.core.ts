import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, Weekday, WeeklyHours } from '@lawdex/contracts';

/** A date with hours of its own; none when it is closed. The year is missing when it comes back every year. */
export interface SpecialDay {
  /** `2026-12-24` or `12-25`. */
  date: string;
  spans: readonly DayHours[];
}

/** Opening hours as files say them: several spans a day, and special days. A day without spans is closed. */
export interface ReadHours {
  week: Partial<Record<Weekday, readonly DayHours[]>>;
  special: readonly SpecialDay[];
  /** Days on which somebody is there by appointment; they have no spans. */
  byAppointment: readonly Weekday[];
  /** Whether it says something of holidays that names no date. */
  namesHolidays: boolean;
}

export type HoursReading = { kind: 'hours'; hours: ReadHours } | { kind: 'unreadable'; problem: string };

/** What one span a day can hold, and what is lost. */
export interface HeldHours {
  /** Null when a day would be shown wrong. */
  hours: WeeklyHours | null;
  lost: readonly string[];
}

/** Fits hours into one span a day: hours with a break are left out as a whole, because a shown week must be right. */
export function asWeeklyHours({ week, special, byAppointment, namesHolidays }: ReadHours): HeldHours {
  const lost: string[] = [];
  const broken = WEEKDAYS.filter((day) => (week[day]?.length ?? 0) > 1);
  if (broken.length > 0) lost.push(`several spans a day (${broken.join(', ')}), and so all hours,`);
  if (special.length > 0) lost.push(`special days (${special.map(({ date }) => date).join(', ')})`);
  if (namesHolidays) lost.push('what it says of holidays');
  if (byAppointment.length > 0) lost.push(`'by appointment' (${byAppointment.join(', ')})`);
  const days = WEEKDAYS.flatMap((day) => (week[day] ?? []).map((span) => [day, span] as const));
  const isHeld = broken.length === 0 && days.length > 0;
  return { hours: isHeld ? Object.fromEntries(days) : null, lost };
}

/** `mon-fri 09:00-17:00; sat 10:00-14:00`. */
export function hoursText({ week }: ReadHours): string {
  const said = WEEKDAYS.map((day) => ({ from: day, to: day, spans: spansText(week[day] ?? []) }));
  const runs = said.reduce<typeof said>((before, day) => {
    const last = before.at(-1);
    if (last?.spans !== day.spans) return [...before, { ...day }];
    return [...before.slice(0, -1), { ...last, to: day.to }];
  }, []);
  const open = runs.filter(({ spans }) => spans !== '');
  return open.map(({ from, to, spans }) => `${from === to ? from : `${from}-${to}`} ${spans}`).join('; ') || 'closed';
}

const spansText = (spans: readonly DayHours[]): string => spans.map(({ open, close }) => `${open}-${close}`).join(', ');
