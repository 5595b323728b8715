import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, Weekday, WeekdayHours, WeeklyHours } from '@lawdex/contracts';

/** Opening hours as files say them: several spans a day, and special days. A day without spans is closed. */
export interface ReadHours {
  week: Partial<Record<Weekday, readonly DayHours[]>>;
  special: readonly SpecialDay[];
  /** Days on which somebody is there by appointment, alone or within their spans. */
  byAppointment: readonly Weekday[];
  /** Whether it says something of holidays that names no date. */
  namesHolidays: boolean;
}

export type HoursReading = { kind: 'hours'; hours: ReadHours } | { kind: 'unreadable'; problem: string };

export interface HeldHours {
  /** Null when nothing is said that a page shows. */
  hours: WeeklyHours | null;
  /** What pages cannot show. */
  lost: readonly string[];
}

/** Fits hours into the stored form. */
export function asWeeklyHours({ week, special, byAppointment, namesHolidays }: ReadHours): HeldHours {
  const lost: string[] = [];
  if (namesHolidays) lost.push('what it says of holidays without their dates');
  if (byAppointment.length > 0) lost.push(`'by appointment' (${byAppointment.join(', ')})`);
  const days = WEEKDAYS.flatMap((day) => entryOf(day, inOrder(week[day] ?? [])));
  if (days.length + special.length === 0) return { hours: null, lost };
  const dates = special
    .map(({ date, spans }) => ({ date, spans: inOrder(spans) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return { hours: { ...Object.fromEntries(days), ...(dates.length > 0 && { special: dates }) }, lost };
}

function entryOf(day: Weekday, [first, ...more]: readonly DayHours[]): [Weekday, WeekdayHours][] {
  return first ? [[day, more.length > 0 ? { ...first, more } : first]] : [];
}

const inOrder = (spans: readonly DayHours[]): DayHours[] => [...spans].sort((a, b) => (a.open < b.open ? -1 : 1));

/** `mon-fri 09:00-17:00; sat 10:00-14:00`. */
export function hoursText({ week, special }: ReadHours): string {
  const said = WEEKDAYS.map((day) => ({ from: day, to: day, spans: spansText(week[day] ?? []) }));
  const runs = said.reduce<typeof said>((before, day) => {
    const last = before.at(-1);
    if (last?.spans !== day.spans) return [...before, { ...day }];
    return [...before.slice(0, -1), { ...last, to: day.to }];
  }, []);
  const open = runs.filter(({ spans }) => spans !== '');
  const dates = special.map(({ date, spans }) => `${date} ${spansText(spans) || 'closed'}`);
  const days = open.map(({ from, to, spans }) => `${from === to ? from : `${from}-${to}`} ${spans}`);
  return [...days, ...dates].join('; ') || 'closed';
}

const spansText = (spans: readonly DayHours[]): string => spans.map(({ open, close }) => `${open}-${close}`).join(', ');
