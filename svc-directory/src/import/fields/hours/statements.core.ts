import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, Weekday } from '@lawdex/contracts';
import { beginOfOpenDays } from './closed-days.core.ts';
import { spanOf } from './clock.core.ts';
import type { Clock } from './clock.core.ts';
import { daysFrom } from './hours-tokens.core.ts';
import type { HoursToken } from './hours-tokens.core.ts';
import { datesFrom } from './special-dates.core.ts';

const OF_DAYS: ReadonlySet<HoursToken['kind']> = new Set(['days', 'date', 'holidays', 'to', 'and']);
const OF_DATES: ReadonlySet<HoursToken['kind']> = new Set(['date', 'holidays', 'to', 'and']);
const TO = ['to'] as const;
const TO_OR_AND = ['to', 'and'] as const;
const ONE_TIME = 'it has a time without another one';
const UNSURE_DAYS = 'it does not say of which days its times are (write ";" before them)';
const UNSURE_HOLIDAY = 'a weekday behind a holiday may be its own, or of each week (write ";" between them)';
const SEASON = 'it has weekdays of a season, which cannot be said';
export const TWO_LUNCHES = 'it says a lunch twice';
export const UNSURE_LUNCH =
  'it does not say of which days its lunch is (write each behind its days, with ";" between them)';
/** Days of a closure at the end of a year. */
const LONGEST_CLOSURE = 14;
const MIDNIGHT = '00:00';
export const AROUND_THE_CLOCK: DayHours = { open: MIDNIGHT, close: MIDNIGHT };

/** Days and dates, and what is said of them. */
export interface Statement {
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
export const hasSubject = ({ days, dates, holidays }: Statement): boolean => days.length + dates.length > 0 || holidays;
export const saysSomething = ({ spans, isClosed, byAppointment }: Statement): boolean =>
  spans.length > 0 || isClosed || byAppointment;

/** Gathers what is said of days, token by token. */
export class Statements {
  readonly said: Statement[] = [];
  /** The lunch of all days. It is sure where it is a part of its own at the beginning or the end. */
  lunchOfAll: { lunch: DayHours; isSure: boolean } | null = null;
  private current = nothing();
  /** Where the statements since the last semicolon begin. */
  private part = 0;

  /** Answers what is wrong with a text. */
  read(tokens: readonly HoursToken[]): string | null {
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      const taken = token === undefined ? 0 : this.take(token, tokens, at);
      if (typeof taken === 'string') return taken;
      at += taken;
    }
    this.finish();
    return null;
  }

  /** Answers how many tokens behind this one belong to it, or what is wrong. */
  private take(token: HoursToken, tokens: readonly HoursToken[], at: number): number | string {
    const before = tokens[at - 1];
    if (token.kind === 'to' || token.kind === 'and') return 0;
    if (token.kind === 'unclear') return token.problem;
    if (token.kind === 'unknown') return `"${token.text.slice(0, 20)}" is not understood`;
    // Behind `closed Dec 24, Dec 25, Mon-Fri 9-5` the times are those of the weekdays.
    const isSubject = token.kind === 'days' ? OF_DAYS : OF_DATES;
    const hasTimes = tokens.slice(at).find(({ kind }) => !isSubject.has(kind))?.kind === 'time';
    if (token.kind === 'days') return this.weekdays(token.days, tokens, at, hasTimes);
    if (token.kind === 'date') return this.date(token.date, before, hasTimes) ?? 0;
    if (token.kind === 'time') {
      const closes = closingTime(tokens, at);
      const isUntil = before?.kind === 'to' && before.isUntil && tokens[at - 2]?.kind !== 'time';
      if (closes === null && isUntil) return this.until(token.clock) ?? 0;
      return this.time(token.clock, closes) ?? 2;
    }
    if (token.kind === 'lunch') return this.lunch(tokens, at) ?? 0;
    if (token.kind === 'holidays') this.holidays(before, hasTimes);
    else this.state(token.kind);
    return 0;
  }

  private weekdays(
    days: readonly Weekday[],
    tokens: readonly HoursToken[],
    at: number,
    hasTimes: boolean,
  ): number | string {
    const before = tokens[at - 1];
    const { saidFirst, isClosed, byAppointment } = this.current;
    const isListed = hasTimes && saidFirst && (isClosed || byAppointment) && hasSubject(this.current);
    const end = isHoliday(before) ? this.daysOfHoliday(tokens, at) : null;
    if (isBehindDates(tokens, at) && this.isSeason(isClosed) && !isListed) return SEASON;
    if (end !== null) return typeof end === 'string' ? end : end - at;
    if (!isListed || before?.kind === 'to') {
      this.days(days, before, hasTimes);
      return 0;
    }
    const open = beginOfOpenDays(tokens, at);
    if (open === null) return UNSURE_DAYS;
    if (at === open) this.finish();
    this.current.days.push(...days);
    return 0;
  }

  /** Whether weekdays and dates of one statement are the weekdays of a season. Both may be closed: `sundays, dec 24 - jan 2 closed`. */
  private isSeason(isClosed: boolean): boolean {
    return this.current.dates.length > (isClosed ? LONGEST_CLOSURE : 0);
  }

  private finish(): void {
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

  private days(days: readonly Weekday[], before: HoursToken | undefined, hasTimes: boolean): void {
    this.begin(before, hasTimes);
    const last = before?.kind === 'to' ? this.current.days.at(-1) : undefined;
    const [first] = days;
    this.current.days.push(...(last && first ? daysFrom(last, first).slice(1) : days));
  }

  /** Answers what is wrong with the date. */
  private date(date: string, before: HoursToken | undefined, hasTimes: boolean): string | null {
    const isOther = hasTimes && saysSomething(this.current);
    // `Thanksgiving (Nov 26)` and `Christmas (Dec 25)` say one day twice.
    if (before?.kind === 'holidays' && before.isOne && !isOther) this.current.holidays = false;
    else if (before?.kind !== 'date' || before.date !== date) this.begin(before, hasTimes);
    const last = before?.kind === 'to' ? this.current.dates.pop() : undefined;
    const dates = last === undefined ? [date] : datesFrom(last, date);
    this.current.dates.push(...(dates ?? []));
    const { days, spans, isClosed } = this.current;
    const isSeason = this.isSeason(isClosed || (!hasTimes && spans.length === 0));
    if (last !== undefined && days.length > 0 && isSeason) return SEASON;
    return dates === null ? 'it has dates that are no span of days' : null;
  }

  /** Days behind the name of a holiday are no days of each week: `Easter Monday`. Answers where they end, or what is wrong; null when times tell that they are. */
  private daysOfHoliday(tokens: readonly HoursToken[], at: number): number | string | null {
    const span = endOfDays(tokens, at, TO);
    const list = endOfDays(tokens, at, TO_OR_AND);
    const hasTimes = tokens[list + 1]?.kind === 'time';
    const isOther = hasTimes && saysSomething(this.current);
    if (isOther && list === span) return null;
    const hasComma = tokens.slice(at, list).some((sign) => sign.kind === 'and' && sign.isComma);
    if (hasTimes && hasComma && !isOther) return UNSURE_HOLIDAY;
    this.current.holidays = true;
    return isOther ? span : list;
  }

  private holidays(before: HoursToken | undefined, hasTimes: boolean): void {
    this.begin(before, hasTimes);
    this.current.holidays = true;
  }

  /** Answers what is wrong with the time. */
  private time(from: Clock, to: Clock | null): string | null {
    if (to === null) return ONE_TIME;
    this.beginAnew();
    if (this.current.isClosed) return 'it is closed at a time';
    this.current.spans.push(spanOf(from, to));
    return null;
  }

  /** `Mon-Thu 9-5, Fri until noon` opens as the days before it. Answers what is wrong. */
  private until(to: Clock): string | null {
    const [opens, ...others] = new Set(this.said.flatMap(({ spans }) => spans[0]?.open ?? []));
    if (opens === undefined || others.length > 0 || this.current.spans.length > 0) return ONE_TIME;
    const [hour, minute] = opens.split(':').map(Number);
    const from: Clock = { hour: hour ?? 0, minute: minute ?? 0, half: null, isWhole: true };
    // Who opens at 13:00 and on Saturday until noon opens earlier then, and not for the night.
    const { open, close } = spanOf(from, to);
    const isNight = close <= open && close !== MIDNIGHT;
    if (isNight && !this.said.some(({ spans }) => spans.some((span) => span.close <= span.open))) return ONE_TIME;
    return this.time(from, to);
  }

  /** Answers what is wrong with the lunch, which belongs to the days before it in its part. */
  private lunch(tokens: readonly HoursToken[], at: number): string | null {
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

  private state(kind: 'closed' | 'around the clock' | 'always' | 'appointment' | 'end'): void {
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

const isHoliday = (token: HoursToken | undefined): boolean =>
  token?.kind === 'date' || (token?.kind === 'holidays' && token.isOne);

/** Whether days stand behind a span of dates: `Jun 1 - Aug 31: Mon-Thu 8-5`. */
function isBehindDates(tokens: readonly HoursToken[], at: number): boolean {
  const sign = tokens[at - 1]?.kind;
  const end = sign === 'and' || sign === 'end' ? at - 2 : at - 1;
  return tokens[end]?.kind === 'date' && tokens[end - 1]?.kind === 'to' && tokens[end - 2]?.kind === 'date';
}

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
