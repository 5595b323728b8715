import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, Weekday } from '@lawdex/contracts';
import { tokensWithLunch, withBreak, withLunch } from './lunch.core.ts';
import type { HoursReading } from './read-hours.core.ts';
import {
  AROUND_THE_CLOCK,
  Statements,
  TWO_LUNCHES,
  UNSURE_LUNCH,
  hasSubject,
  saysSomething,
} from './statements.core.ts';
import type { Statement } from './statements.core.ts';

const CLOSED_BEFORE = 'it says times of a day that is closed before';
const OUTSIDE = 'its lunch is not within its hours';

/** Reads `Mon-Fri 9am-5pm; Sat 10-2; Sun closed` and its like. */
export function readHoursText(written: string): HoursReading {
  const statements = new Statements();
  const problem = statements.read(tokensWithLunch(written));
  if (problem !== null) return unreadable(written, problem);
  const reading = gathered(statements.said, written);
  if (statements.lunchOfAll === null || reading.kind === 'unreadable') return reading;
  const { lunch, isSure } = statements.lunchOfAll;
  const open = statements.said.filter(({ spans }) => spans.length > 0);
  if (open.some((statement) => statement.lunch !== null)) return unreadable(written, TWO_LUNCHES);
  if (!isSure && open.length > 1) return unreadable(written, UNSURE_LUNCH);
  const week = withLunch(reading.hours.week, lunch);
  if (week === null) return unreadable(written, OUTSIDE);
  return { ...reading, hours: { ...reading.hours, week } };
}

function gathered(statements: readonly Statement[], written: string): HoursReading {
  const week: Partial<Record<Weekday, DayHours[]>> = {};
  const special: SpecialDay[] = [];
  const byAppointment = new Set<Weekday>();
  const closed = new Set<Weekday>();
  const onlyOne = statements.length === 1;
  for (const statement of statements) {
    // 'By appointment' means every day, as 'open 24 hours' alone does; other times need days.
    const isForAll =
      !hasSubject(statement) &&
      (statement.byAppointment ? onlyOne || statement.spans.length === 0 : onlyOne && isAroundTheClock(statement));
    if (onlyOne && !hasSubject(statement) && statement.isClosed) return unreadable(written, 'it has no times');
    const days = isForAll ? WEEKDAYS : statement.days;
    if (!isForAll && !hasSubject(statement)) return unreadable(written, 'it has times without days');
    if (!saysSomething(statement)) return unreadable(written, 'it has days without times');
    const spans = statement.lunch === null ? statement.spans : withBreak(statement.spans, statement.lunch);
    if (spans === null) return unreadable(written, OUTSIDE);
    // The times of `closed Sunday, daily 9-5` would open Sunday, and those of `Mon-Fri (closed Wed) 9-5` Wednesday alone.
    if (spans.length > 0 && days.some((day) => closed.has(day))) return unreadable(written, CLOSED_BEFORE);
    for (const day of days) {
      if (statement.isClosed) closed.add(day);
      week[day] = statement.isClosed ? [] : joined(week[day] ?? [], spans);
      if (statement.byAppointment) byAppointment.add(day);
    }
    for (const date of new Set(statement.dates)) {
      if (special.some((one) => one.date === date)) return unreadable(written, `it says ${date} twice`);
      special.push({ date, spans });
    }
  }
  if (statements.length === 0) return unreadable(written, 'it says no times');
  const namesHolidays = statements.some(({ holidays }) => holidays);
  return { kind: 'hours', hours: { week, special, byAppointment: [...byAppointment], namesHolidays } };
}

/** A day that is said again has a break, or other hours than before when the times overlap. */
function joined(before: readonly DayHours[], spans: readonly DayHours[]): DayHours[] {
  const overlaps = before.some((one) => spans.some((other) => one.open < other.close && other.open < one.close));
  return overlaps ? [...spans] : [...before, ...spans];
}

const isAroundTheClock = ({ spans }: Statement): boolean => spans.length === 1 && spans[0] === AROUND_THE_CLOCK;

const unreadable = (written: string, why: string): HoursReading => ({
  kind: 'unreadable',
  problem: `"${written.length > 60 ? `${written.slice(0, 60)}...` : written}" cannot be read as hours: ${why}; write Mon-Fri 9am-5pm; Sat 10am-2pm`,
});
