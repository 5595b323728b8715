import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, Weekday } from '@lawdex/contracts';
import said from '../../../../data/import/hours-words.json' with { type: 'json' };
import { readClock } from './clock.core.ts';
import type { Clock } from './clock.core.ts';
import { MONTH, MONTHS, withDates } from './written-dates.core.ts';

export type HoursToken =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'date'; date: string }
  | { kind: 'time'; clock: Clock }
  /** A break; `isSentence` when a full stop stands before it. */
  | { kind: 'lunch'; lunch: DayHours; isSentence: boolean }
  /** `isOne` of a holiday by its name. */
  | { kind: 'holidays'; isOne: boolean }
  | { kind: 'closed' | 'around the clock' | 'always' | 'appointment' | 'to' | 'and' | 'end' }
  | { kind: 'unknown'; text: string };

const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[/+().*-]/g, '\\$&').replaceAll(' ', '\\s+'))
    .map((word) => (/[a-z0-9]$/.test(word) ? `${word}(?![a-z0-9])` : word))
    .join('|');

const wordsFor = (words: readonly string[]): RegExp => new RegExp(`(?:${escaped(words)})\\.?`, 'y');
/** The days of a span, which may go over Sunday. */
export const daysFrom = (from: Weekday, to: Weekday): Weekday[] => {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  return last < first ? [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, last + 1)] : WEEKDAYS.slice(first, last + 1);
};

/** `mon-wed,fri`. */
const daysIn = (text: string): Weekday[] =>
  text.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map((name) => WEEKDAYS.find((day) => day === name));
    return from === undefined ? [] : daysFrom(from, to ?? from);
  });

const DAYS: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  ...Object.entries(said['sets of days']).map(([days, words]) => [wordsFor(words), daysIn(days)] as const),
  ...WEEKDAYS.map((day) => [wordsFor(said.days[day]), [day]] as const),
];
const BUT_HOLIDAYS = new RegExp(
  `[\\s,;(]*\\b(?:except|excluding)(?:\\s+(?:on|for))?(?=\\s+(?:(?:[a-z]+\\s+)?holidays?\\b|${escaped(said.holidays)}|${MONTH}))`,
  'g',
);
const ALWAYS = /(?:open\s+)?24\s*\/\s*7(?:\s*\/\s*365)?|24x7/y;
const DATE = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const MONTH_DAY = new RegExp(`${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d)(?:,?\\s+(20\\d{2}))?`, 'y');
const TIME =
  /(?:\d{1,2}(?:[:.h]\d{2}(?::00)?|\d{2})?\s*(?:am|pm|a(?![a-z])|p(?![a-z]))?|noon|midday|midnight)(?![a-z0-9])/y;
const KINDS = (
  [
    ['appointment', said.appointment],
    ['around the clock', said['around the clock']],
    ['closed', said.closed.filter((word) => word !== '-')],
    ['to', said.to],
    ['and', said.and],
  ] as const
).map(([kind, words]) => [kind, wordsFor(words)] as const);
const HOLIDAYS = wordsFor(said.holidays);
const IN_VAIN = wordsFor(said['said in vain']);
const END = /[;|\n]/y;
const UNKNOWN = /[^\s;|,]+/y;

/** The words of a text about opening hours, by what they mean. */
export function hoursTokens(written: string): HoursToken[] {
  const plain = written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]|\.{2,3}(?=\s*[a-z\d])/g, '-');
  const text = withDates(plain)
    // Line ends that a program wrote out.
    .replace(/\\[rnt]/g, ' ')
    .replace(BUT_HOLIDAYS, '; closed')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\bo'?clock\b/g, '');
  const tokens: HoursToken[] = [];
  for (let at = 0; at < text.length;) {
    const blank = lengthAt(/[^\S\n]+/y, text, at);
    const [token, length] = blank > 0 ? [null, blank] : tokenAt(text, at);
    if (token) tokens.push(token);
    at += length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): [token: HoursToken | null, length: number] {
  const length = (pattern: RegExp): number => lengthAt(pattern, text, at);
  if (length(END) > 0) return [{ kind: 'end' }, 1];
  if (length(ALWAYS) > 0) return [{ kind: 'always' }, length(ALWAYS)];
  const date = dateAt(text, at);
  if (date) return date;
  const holidays = length(HOLIDAYS);
  if (holidays > 0) return [{ kind: 'holidays', isOne: !/^ph|holidays/.test(text.slice(at, at + holidays)) }, holidays];
  const named = KINDS.slice(0, 3).find(([, words]) => length(words) > 0);
  if (named) return [{ kind: named[0] }, length(named[1])];
  const days = DAYS.find(([words]) => length(words) > 0);
  if (days) return [{ kind: 'days', days: days[1] }, length(days[0])];
  const clock = readClock(text.slice(at, at + length(TIME)).replace(/\s/g, ''));
  if (clock) return [{ kind: 'time', clock }, length(TIME)];
  const sign = KINDS.slice(3).find(([, words]) => length(words) > 0);
  if (sign) return [{ kind: sign[0] }, length(sign[1])];
  if (length(IN_VAIN) > 0) return [null, length(IN_VAIN)];
  const unknown = Math.max(1, length(UNKNOWN));
  return [{ kind: 'unknown', text: text.slice(at, at + unknown) }, unknown];
}

function dateAt(text: string, at: number): [token: HoursToken, length: number] | null {
  if (lengthAt(DATE, text, at) > 0) return [{ kind: 'date', date: text.slice(at, at + 10) }, 10];
  MONTH_DAY.lastIndex = at;
  const [all, month = '', day = '', year] = MONTH_DAY.exec(text) ?? [];
  if (all === undefined) return null;
  const date = [String(MONTHS.indexOf(month.slice(0, 3)) + 1).padStart(2, '0'), day.padStart(2, '0')];
  return [{ kind: 'date', date: (year === undefined ? date : [year, ...date]).join('-') }, all.length];
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
