import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, Weekday } from '@lawdex/contracts';
import { spanOf } from './clock.core.ts';
import type { Clock } from './clock.core.ts';
import { daysFrom } from './hours-tokens.core.ts';
import type { HoursToken } from './hours-tokens.core.ts';
import { tokensWithLunch, withBreak, withLunch } from './lunch.core.ts';
import type { HoursReading } from './read-hours.core.ts';
import { datesFrom } from './special-dates.core.ts';

const OF_DAYS: ReadonlySet<HoursToken['kind']> = new Set(['days', 'date', 'holidays', 'to', 'and']);
const TO = ['to'] as const;
const TO_OR_AND = ['to', 'and'] as const;
const TWO_LUNCHES = 'it says a lunch twice';
const UNSURE_LUNCH = 'it does not say of which days its lunch is (write each behind its days, with ";" between them)';
const OUTSIDE = 'its lunch is not within its hours';
const AROUND_THE_CLOCK: DayHours = { open: '00:00', close: '00:00' };

/** Days and dates, and what is said of them. */
interface Statement {
  days: Weekday[];
  dates: string[];
  holidays: boolean;
  spans: DayHours[];
  isClosed: boolean;
  byAppointment: boolean;
  saidFirst: boolean;
  lunch: DayHours | null;
}

const nothing = (): Statement => ({
  days: [],
  dates: [],
  holidays: false,
  spans: [],
  isClosed: false,
  byAppointment: false,
  saidFirst: false,
  lunch: null,
});
const hasSubject = ({ days, dates, holidays }: Statement): boolean => days.length + dates.length > 0 || holidays;
const saysSomething = ({ spans, isClosed, byAppointment }: Statement): boolean =>
  spans.length > 0 || isClosed || byAppointment;

/** Gathers what is said of days, token by token. */
class Statements {
  readonly said: Statement[] = [];
  /** The lunch of all days. It is sure where it is a part of its own at the beginning or the end. */
  lunchOfAll: { lunch: DayHours; isSure: boolean } | null = null;
  private current = nothing();
  /** Where the statements since the last semicolon begin. */
  private part = 0;

  finish(): void {
    if (hasSubject(this.current) || saysSomething(this.current)) this.said.push(this.current);
    this.current = nothing();
  }

  /** Days behind what was said of others are a statement of their own, unless they are joined to days that came behind it. */
  private begin(before: HoursToken | undefined, hasTimes: boolean): void {
    // In `closed Sunday, Mon-Sat 9-5` the times belong to the days before them.
    const isOther = (this.current.isClosed || this.current.byAppointment) && hasTimes && before?.kind !== 'to';
    const goesOn = this.current.saidFirst && !isOther && (before?.kind === 'to' || before?.kind === 'and');
    if (saysSomething(this.current) && hasSubject(this.current) && !goesOn) this.finish();
  }

  /** Where times stand before their days, the next time begins anew. */
  private beginAnew(): void {
    const { saidFirst, spans, isClosed } = this.current;
    if (saidFirst && (spans.length > 0 || isClosed) && hasSubject(this.current)) this.finish();
    this.current.saidFirst ||= !hasSubject(this.current);
  }

  days(days: readonly Weekday[], before: HoursToken | undefined, hasTimes: boolean): void {
    this.begin(before, hasTimes);
    const last = before?.kind === 'to' ? this.current.days.at(-1) : undefined;
    const [first] = days;
    this.current.days.push(...(last && first ? daysFrom(last, first).slice(1) : days));
  }

  /** Answers what is wrong with the date. */
  date(date: string, before: HoursToken | undefined, hasTimes: boolean): string | null {
    this.begin(before, hasTimes);
    const last = before?.kind === 'to' ? this.current.dates.pop() : undefined;
    const dates = last === undefined ? [date] : datesFrom(last, date);
    this.current.dates.push(...(dates ?? []));
    return dates === null ? 'it has dates that are no span of days' : null;
  }

  /** Days behind the name of a holiday are no days of each week: `Easter Monday`. Answers where they end; null when times tell that they are. */
  daysOfHoliday(tokens: readonly HoursToken[], at: number): number | null {
    const span = endOfDays(tokens, at, TO);
    const list = endOfDays(tokens, at, TO_OR_AND);
    const hasTimes = tokens[list + 1]?.kind === 'time';
    if (hasTimes && list === span && saysSomething(this.current)) return null;
    this.current.holidays = true;
    return hasTimes && saysSomething(this.current) ? span : list;
  }

  holidays(before: HoursToken | undefined, hasTimes: boolean): void {
    this.begin(before, hasTimes);
    this.current.holidays = true;
  }

  /** Answers what is wrong with the time. */
  time(from: Clock, to: Clock | null): string | null {
    if (to === null) return 'it has a time without another one';
    this.beginAnew();
    if (this.current.isClosed) return 'it is closed at a time';
    this.current.spans.push(spanOf(from, to));
    return null;
  }

  /** Answers what is wrong with the lunch, which belongs to the days before it in its part. */
  lunch(tokens: readonly HoursToken[], at: number): string | null {
    const token = tokens[at];
    if (token?.kind !== 'lunch') return null;
    const { lunch, isSentence } = token;
    if (lunch.open >= lunch.close) return 'its lunch ends before it begins';
    if (this.current.lunch !== null || this.lunchOfAll !== null) return TWO_LUNCHES;
    if (hasSubject(this.current) && !saysSomething(this.current))
      return 'its lunch stands before the times of its days';
    const isLast = tokens.slice(at + 1).every(({ kind }) => kind === 'end');
    if (this.current.spans.length === 0) {
      const isOfItsOwn = [tokens[at - 1], tokens[at + 1]].every((one) => one === undefined || one.kind === 'end');
      this.lunchOfAll = { lunch, isSure: isOfItsOwn && (at === 0 || isLast) };
      return null;
    }
    const others = this.said.slice(isSentence && isLast ? 0 : this.part);
    if (others.some((other) => other.spans.length > 0 && other.lunch === null)) return UNSURE_LUNCH;
    this.current.lunch = lunch;
    // Days behind it have no lunch.
    if (this.current.saidFirst && hasSubject(this.current)) this.finish();
    return null;
  }

  state(kind: 'closed' | 'around the clock' | 'always' | 'appointment' | 'end'): void {
    if (kind === 'closed') {
      // In `Mon-Fri 9-5, closed Sundays` what is closed comes behind.
      if (this.current.spans.length > 0) this.finish();
      this.beginAnew();
      this.current.isClosed = true;
    } else if (kind === 'appointment') {
      this.current.saidFirst ||= !hasSubject(this.current);
      this.current.byAppointment = true;
    } else if (kind === 'end') {
      if (saysSomething(this.current)) this.finish();
      this.part = this.said.length;
    } else {
      this.beginAnew();
      if (kind === 'always' && !hasSubject(this.current)) this.current.days.push(...WEEKDAYS);
      this.current.spans.push(AROUND_THE_CLOCK);
    }
  }
}

/** Reads `Mon-Fri 9am-5pm; Sat 10-2; Sun closed` and its like. */
export function readHoursText(written: string): HoursReading {
  const statements = new Statements();
  const tokens = tokensWithLunch(written);
  for (let at = 0; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token || token.kind === 'to' || token.kind === 'and') continue;
    const hasTimes = tokens.slice(at).find(({ kind }) => !OF_DAYS.has(kind))?.kind === 'time';
    if (token.kind === 'unknown') return unreadable(written, `"${token.text.slice(0, 20)}" is not understood`);
    const behindHoliday = token.kind === 'days' && isHoliday(before) ? statements.daysOfHoliday(tokens, at) : null;
    if (behindHoliday !== null) at = behindHoliday;
    else if (token.kind === 'days') statements.days(token.days, before, hasTimes);
    else if (token.kind === 'date') {
      const problem = statements.date(token.date, before, hasTimes);
      if (problem !== null) return unreadable(written, problem);
    } else if (token.kind === 'holidays') statements.holidays(before, hasTimes);
    else if (token.kind === 'time') {
      const problem = statements.time(token.clock, closingTime(tokens, at));
      if (problem !== null) return unreadable(written, problem);
      at += 2;
    } else if (token.kind === 'lunch') {
      const problem = statements.lunch(tokens, at);
      if (problem !== null) return unreadable(written, problem);
    } else statements.state(token.kind);
  }
  statements.finish();
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

const isHoliday = (token: HoursToken | undefined): boolean =>
  token?.kind === 'date' || (token?.kind === 'holidays' && token.isOne);

/** Where days that go on behind one of these signs end. */
function endOfDays(tokens: readonly HoursToken[], at: number, signs: readonly HoursToken['kind'][]): number {
  let end = at;
  while (signs.some((sign) => sign === tokens[end + 1]?.kind) && tokens[end + 2]?.kind === 'days') end += 2;
  return end;
}

function closingTime(tokens: readonly HoursToken[], at: number): Clock | null {
  const [sign, next] = [tokens[at + 1], tokens[at + 2]];
  return sign?.kind === 'to' && next?.kind === 'time' ? next.clock : null;
}

function gathered(statements: readonly Statement[], written: string): HoursReading {
  const week: Partial<Record<Weekday, DayHours[]>> = {};
  const special: SpecialDay[] = [];
  const byAppointment = new Set<Weekday>();
  const onlyOne = statements.length === 1;
  for (const statement of statements) {
    // 'By appointment only' and 'open 24 hours' alone mean every day; other times need days.
    const isForAll = onlyOne && !hasSubject(statement) && (statement.byAppointment || isAroundTheClock(statement));
    if (onlyOne && !hasSubject(statement) && statement.isClosed) return unreadable(written, 'it has no times');
    const days = isForAll ? WEEKDAYS : statement.days;
    if (!isForAll && !hasSubject(statement)) return unreadable(written, 'it has times without days');
    if (!saysSomething(statement)) return unreadable(written, 'it has days without times');
    const spans = statement.lunch === null ? statement.spans : withBreak(statement.spans, statement.lunch);
    if (spans === null) return unreadable(written, OUTSIDE);
    for (const day of days) {
      week[day] = statement.isClosed ? [] : joined(week[day] ?? [], spans);
      if (statement.byAppointment) byAppointment.add(day);
    }
    for (const date of statement.dates) {
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
