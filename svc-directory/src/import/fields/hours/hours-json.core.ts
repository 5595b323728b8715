import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, Weekday } from '@lawdex/contracts';
import { textOf } from '../field-reading.core.ts';
import { asListOfDays } from './hours-programs.core.ts';
import { readClock, spanOf } from './clock.core.ts';
import { hoursTokens } from './hours-tokens.core.ts';
import { readHoursText } from './hours-text.core.ts';
import type { HoursReading, ReadHours } from './read-hours.core.ts';

const SHOWN = 20;
const EXAMPLE = '{"mon":{"open":"09:00","close":"17:00"}}';
const OPENS = ['open', 'opens', 'from', 'start'];
const CLOSES = ['close', 'closes', 'to', 'end'];
const DAY = ['day', 'dayOfWeek', 'weekday'];
/** What Google calls its list of a text for each day. */
const TEXTS = ['weekday_text', 'weekdayText', 'weekdayDescriptions'];
/** As programs write times, so `02:00` is at night. */
const EXACT = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `9:0-17:30`. */
const MINUTE_OF_YELP = /(?<=\d):0(?!\d)/g;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unreadable = (problem: string): HoursReading => ({ kind: 'unreadable', problem });
const entryOf = (value: Record<string, unknown>, names: readonly string[]): unknown =>
  names.map((name) => value[name]).find((one) => one !== undefined);

/** Reads hours of JSON: an object by weekdays, a list of texts, or a list of days as schema.org has them. */
export function readHoursJson(written: unknown): HoursReading {
  const value = asListOfDays(written);
  if (Array.isArray(value)) return listed(value);
  if (!isObject(value)) return unreadable(`must be an object of weekdays, such as ${EXAMPLE}`);
  const texts = entryOf(value, TEXTS);
  if (Array.isArray(texts)) return listed(texts);
  if (entryOf(value, DAY) !== undefined) return listed([value]);
  const hours: ReadHours & { special: SpecialDay[]; byAppointment: Weekday[] } = {
    week: {},
    special: [],
    byAppointment: [],
    namesHolidays: false,
  };
  const problem = problemOfSpecial(value);
  if (problem !== null) return unreadable(problem);
  for (const [key, entry] of Object.entries(withDates(value))) {
    const days = daysNamed(key);
    const isDate = /^(?:\d{4}-)?\d{2}-\d{2}$/.test(key);
    if (days.length === 0 && !isDate && areHolidays(key)) {
      hours.namesHolidays = true;
      continue;
    }
    if (days.length === 0 && !isDate) {
      return unreadable(`knows no day "${key.slice(0, SHOWN)}", only ${WEEKDAYS.join(', ')}`);
    }
    if (isAppointment(entry)) {
      hours.byAppointment.push(...days);
      continue;
    }
    const spans = spansIn(entry);
    if (typeof spans === 'string') return unreadable(`${key.slice(0, SHOWN)} ${spans}`);
    for (const day of days) hours.week[day] = spans;
    if (isDate) hours.special.push({ date: key, spans });
  }
  return { kind: 'hours', hours };
}

function problemOfSpecial({ special = [], ...others }: Record<string, unknown>): string | null {
  if (!Array.isArray(special) || !special.every(isObject)) {
    return 'must have a list of days behind "special", such as [{"date":"12-25","spans":[]}]';
  }
  const dates = new Set(special.map(({ date }) => textOf(date)));
  const isTwice = dates.size < special.length || [...dates].some((date) => Object.hasOwn(others, date));
  return isTwice ? 'says a special day twice' : null;
}

/** The stored form lists special days by date under a name of their own. */
function withDates({ special, ...value }: Record<string, unknown>): Record<string, unknown> {
  const dates = Array.isArray(special) ? special.filter(isObject) : [];
  return { ...value, ...Object.fromEntries(dates.map(({ date, spans }) => [textOf(date), spans])) };
}

function listed(items: readonly unknown[]): HoursReading {
  if (items.length > 0 && items.every((item) => typeof item === 'string')) return readHoursText(items.join('\n'));
  const week: Partial<Record<Weekday, DayHours[]>> = {};
  for (const item of items) {
    const named = isObject(item) ? [entryOf(item, DAY)].flat() : [];
    const days = named.flatMap((name) => daysNamed(textOf(name).replace(/^https?:\/\/schema\.org\//, '')));
    const spans = spansIn(isObject(item) && typeof item['hours'] === 'string' ? item['hours'] : item);
    if (days.length === 0) return unreadable(`must be an object of weekdays, such as ${EXAMPLE}`);
    if (typeof spans === 'string') return unreadable(spans);
    for (const day of days) week[day] = [...(week[day] ?? []), ...spans];
  }
  if (items.length === 0) return unreadable(`must be an object of weekdays, such as ${EXAMPLE}`);
  return { kind: 'hours', hours: { week, special: [], byAppointment: [], namesHolidays: false } };
}

function daysNamed(name: string): readonly Weekday[] {
  // What a text says of these days tells which they are: `monday`, `mon-fri`.
  const reading = readHoursText(`${name} closed`);
  return reading.kind === 'hours' ? WEEKDAYS.filter((day) => day in reading.hours.week) : [];
}

function areHolidays(name: string): boolean {
  const tokens = hoursTokens(name);
  return tokens.length > 0 && tokens.every(({ kind }) => kind === 'holidays');
}

const isAppointment = (entry: unknown): boolean =>
  typeof entry === 'string' && hoursTokens(entry).some(({ kind }) => kind === 'appointment');

/** The spans of a day, or what is wrong with them. */
function spansIn(entry: unknown): DayHours[] | string {
  if (entry === null || entry === '' || entry === false) return [];
  if (typeof entry === 'string') return spansOfText(entry);
  if (Array.isArray(entry)) {
    const spans = entry.map(spansIn);
    return spans.find((one) => typeof one === 'string') ?? spans.flatMap((one) => (typeof one === 'string' ? [] : one));
  }
  if (!isObject(entry)) return 'must have "open" and "close", and nothing else';
  const { more, ...first } = entry;
  if (Array.isArray(more)) return spansIn([first, ...more]);
  if (entry['closed'] === true || entry['isClosed'] === true) return [];
  const [open, close] = [entryOf(entry, OPENS), entryOf(entry, CLOSES)];
  const known = [...OPENS, ...CLOSES, ...DAY, '@type', 'closed', 'isClosed'];
  if (open === undefined || close === undefined || Object.keys(entry).some((key) => !known.includes(key))) {
    return 'must have "open" and "close", and nothing else';
  }
  return spanBetween(textOf(open).trim(), textOf(close).trim());
}

function spanBetween(open: string, close: string): DayHours[] | string {
  if (EXACT.test(open) && EXACT.test(close)) return [{ open, close }];
  const [from, to] = [open, close].map((text) => readClock(text.toLowerCase().replace(/[\s.]|:00$(?<=:\d\d:00)/g, '')));
  if (!from || !to) return 'must be a time in the form HH:MM, 24 hours';
  return [spanOf(from, to)];
}

function spansOfText(text: string): DayHours[] | string {
  // A day of its own makes a whole text from what stands behind one.
  const reading = readHoursText(`mon ${text.replace(MINUTE_OF_YELP, ':00')}`);
  if (reading.kind !== 'hours') return reading.problem.replace('"mon ', '"');
  const { mon = [], ...others } = reading.hours.week;
  const isAlone = Object.keys(others).length === 0 && reading.hours.special.length === 0;
  return isAlone ? [...mon] : 'must have the times of its own day alone';
}
