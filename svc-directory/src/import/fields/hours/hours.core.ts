import { isRecord, WEEKDAYS, type DayHours } from '@lawdex/contracts';
import { asIs, doubtful, isTexts, quoted, unreadable, type FieldReading, type Remark } from '../field-reading.core.ts';
import { daysFrom, hoursTokens, type Clock, type HoursToken } from './hours-tokens.core.ts';

const EXAMPLE = 'write Mon-Fri 9am-5pm; Sat 10am-2pm; Dec 25 closed';
const ALL_DAY: DayHours = { open: '00:00', close: '00:00' };
/** A statement, by the kinds of its words: weekdays or dates, then `closed`, `24 hours` or times. A weekday beside a date is no statement, because it may be that of the date. */
const STATEMENT = /((?:D(?:-D)?,?)+|(?:X,?)+)(C|R|T-T(?:,T-T)*)(?=[;,DX]|$)[;,]*/y;

/** Opening hours of a text, or of JSON in the stored form, in which a day may also be a list of its spans. */
export function readHours(written: unknown): FieldReading {
  if (typeof written === 'string' && !/^[[{]/.test(written)) return readText(written);
  try {
    const value: unknown = typeof written === 'string' ? JSON.parse(written) : written;
    return isTexts(value) && value.length > 0
      ? readText(value.join('\n'))
      : asIs(isRecord(value) ? readJson(value) : value);
  } catch {
    return unreadable(`${quoted(String(written))} is not JSON`);
  }
}

/** What is no hours stays, for the check to refuse. An empty object clears the hours. */
function readJson(value: Record<string, unknown>): unknown {
  const days = Object.entries(value).map(([day, byDay]) => [day, day === 'special' ? byDay : oneDay(byDay)]);
  return days.length === 0 ? null : Object.fromEntries(days);
}

function oneDay(byDay: unknown): unknown {
  const [first, ...more]: unknown[] = Array.isArray(byDay) ? byDay : [byDay];
  return isRecord(first) && more.length > 0 ? { ...first, more } : (first ?? null);
}

function readText(written: string): FieldReading {
  const plain = written.toLowerCase().replace(/[\u2010-\u2015\u2212]/g, '-');
  const text = plain.replace(/[^\S\n]+/g, ' ').trim();
  const reading = readTokens(hoursTokens(text));
  if ('problem' in reading) return unreadable(`${reading.problem}; ${EXAMPLE}`);
  if ('at' in reading) return unreadable(`${quoted(text.slice(reading.at))} is not understood; ${EXAMPLE}`);
  const { byDay, doubts } = reading;
  const days = WEEKDAYS.flatMap((day) => (byDay.get(day)?.length ? [[day, oneDay(byDay.get(day))]] : []));
  if (days.length === 0 && !WEEKDAYS.every((day) => byDay.has(day))) return unreadable(`it says no times; ${EXAMPLE}`);
  const dates = datesIn(byDay).map((date) => ({ date, spans: byDay.get(date) }));
  const value: unknown = { ...Object.fromEntries(days), ...(dates.length > 0 && { special: dates }) };
  const remarks: Remark[] = [{ kind: 'changed', text: `read as ${hoursText(byDay)}` }, ...doubts.map(doubtful)];
  return { value, remarks, problem: null };
}

type HoursByDay = Map<string, DayHours[]>;
const datesIn = (byDay: HoursByDay): string[] => [...byDay.keys()].filter(isDate).sort();
const isDate = (key: string): boolean => /^\d/.test(key);

/** `mon-fri 09:00-17:00; 12-25 closed`. */
function hoursText(byDay: HoursByDay): string {
  const runs: { from: string; to: string; spans: string }[] = [];
  for (const key of [...WEEKDAYS, ...datesIn(byDay)]) {
    const spans = (byDay.get(key) ?? []).map(({ open, close }) => `${open}-${close}`).join(', ') || 'closed';
    const last = runs.at(-1);
    if (last?.spans === spans && !isDate(key)) last.to = key;
    else runs.push({ from: key, to: key, spans });
  }
  const told = runs.filter(({ from, spans }) => isDate(from) || spans !== 'closed');
  return told.map(({ from, to, spans }) => `${from === to ? from : `${from}-${to}`} ${spans}`).join('; ') || 'closed';
}

type Reading = { byDay: HoursByDay; doubts: string[] } | { problem: string } | { at: number };

function readTokens(tokens: readonly HoursToken[]): Reading {
  const kinds = tokens.map(({ kind }) => kind).join('');
  const byDay: HoursByDay = new Map(kinds === 'R' ? WEEKDAYS.map((day) => [day, [ALL_DAY]]) : []);
  const doubts: string[] = [];
  for (let at = 0; at < tokens.length && kinds !== 'R';) {
    STATEMENT.lastIndex = at;
    const [all = '', subject = '', value = ''] = STATEMENT.exec(kinds) ?? [];
    if (all === '') return { at: tokens[at]?.at ?? 0 };
    const times = tokens.slice(at + subject.length, at + subject.length + value.length);
    const clocks = times.flatMap(({ clock }) => clock ?? []);
    const spans = value === 'R' ? [ALL_DAY] : spansOf(clocks, doubts);
    const problem = say(byDay, keysOf(tokens.slice(at, at + subject.length)), spans);
    if (problem !== null) return { problem };
    at += all.length;
  }
  return { byDay, doubts };
}

/** The weekdays or dates of a subject; those between two weekdays, too. */
const keysOf = (subject: readonly HoursToken[]): string[] =>
  subject.flatMap(({ keys, kind }, at) => {
    const [from, to] = [subject[at - 1]?.keys[0], subject[at + 1]?.keys.at(-1)];
    return kind === '-' && from !== undefined && to !== undefined ? daysFrom(from, to) : keys;
  });

/** A weekday that is said again adds its times, or is closed. Times that overlap, or follow `closed`, are refused. */
function say(byDay: HoursByDay, keys: readonly string[], spans: readonly DayHours[]): string | null {
  for (const key of new Set(keys)) {
    const before = byDay.get(key);
    if (isDate(key) && !isInCalendar(key)) return `the calendar has no ${key}`;
    const isClosedBefore = before?.length === 0 && spans.length > 0;
    const all = spans.length === 0 ? [] : [...(before ?? []), ...spans].sort((a, b) => (a.open < b.open ? -1 : 1));
    const different = all.filter(({ open, close }, at) => open !== all[at - 1]?.open || close !== all[at - 1]?.close);
    const overlap = different.some(({ open }, at) => at > 0 && open < endOf(different[at - 1]));
    if (isClosedBefore || overlap || (before && isDate(key))) return `it says ${key} twice, in different ways`;
    byDay.set(key, different);
  }
  return null;
}

const endOf = ({ open, close } = ALL_DAY): string => (close <= open ? '24:00' : close);

// Shorter or earlier spans without am or pm may be others: `8-9` is 08:00 to 09:00, or to 21:00.
const [SURE_MINUTES, EARLIEST] = [120, 7 * 60];

function spansOf(clocks: readonly Clock[], doubts: string[]): DayHours[] {
  return clocks.flatMap((from, at) => {
    const to = clocks[at + 1];
    if (at % 2 === 1 || to === undefined) return [];
    const open = openingOf(from, to);
    const close = closingOf(to, open);
    const span = { open: asTime(open), close: asTime(close) };
    const isSure = open >= EARLIEST && lengthOf(open, close) >= SURE_MINUTES;
    if (!isSure && from.half === null && !from.isOf24 && !to.isOf24)
      doubts.push(`${span.open}-${span.close} is a guess: write am and pm`);
    return [span];
  });
}

const literal = ({ hour, minute }: Clock): number => (hour % 24) * 60 + minute;
const inHalf = ({ hour, minute }: Clock, half: 'am' | 'pm'): number =>
  (hour % 12) * 60 + minute + (half === 'pm' ? 12 * 60 : 0);
const lengthOf = (open: number, close: number): number => (close - open + 1440) % 1440 || 1440;

/** Offices open from 6 in the morning to 5 in the afternoon; a closing time in am or pm ends the shorter span. */
function openingOf(from: Clock, to: Clock): number {
  if (from.half !== null) return inHalf(from, from.half);
  if (from.isOf24) return literal(from);
  if (to.half === null) return inHalf(from, from.hour < 6 || from.hour === 12 ? 'pm' : 'am');
  const [am, pm] = [inHalf(from, 'am'), inHalf(from, 'pm')];
  return lengthOf(am, inHalf(to, to.half)) < lengthOf(pm, inHalf(to, to.half)) ? am : pm;
}

/** A closing time without am or pm is the next one on a dial: `09:00-05:00` ends at 17:00. */
function closingOf(to: Clock, open: number): number {
  if (to.half !== null) return inHalf(to, to.half);
  if (to.hour === 0 || to.hour > 12) return literal(to);
  return [inHalf(to, 'am'), inHalf(to, 'pm')].find((close) => close > open) ?? inHalf(to, 'am');
}

const asTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whether the calendar has a date, also one of every year: `02-29`. */
export function isInCalendar(date: string): boolean {
  const time = Date.parse(date.length === 'MM-DD'.length ? `2024-${date}` : date);
  // Date.parse may take 30 February for 1 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10).endsWith(date);
}
