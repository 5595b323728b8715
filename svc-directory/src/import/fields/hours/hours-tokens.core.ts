import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, Weekday } from '@lawdex/contracts';
import said from '../../../../data/import/hours-words.json' with { type: 'json' };
import { readClock } from './clock.core.ts';
import type { Clock } from './clock.core.ts';
import { UNSURE } from './days-of-dates.core.ts';
import { DATE as ANY_DATE, MONTH, MONTHS } from './months.core.ts';
import { withDates } from './written-dates.core.ts';

export type HoursToken =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'date'; date: string }
  | { kind: 'time'; clock: Clock }
  /** A break; `isSentence` when a full stop stands before it. */
  | { kind: 'lunch'; lunch: DayHours; isSentence: boolean }
  /** `isOne` of a holiday by its name. */
  | { kind: 'holidays'; isOne: boolean }
  | { kind: 'closed' | 'around the clock' | 'always' | 'appointment' | 'end' }
  | { kind: 'and'; isComma: boolean }
  | { kind: 'to'; isUntil: boolean }
  | { kind: 'unclear'; problem: string }
  | { kind: 'unknown'; text: string };

const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[/+().*-]/g, '\\$&').replaceAll(' ', '\\s+'))
    .map((word) => (/[a-z0-9]$/.test(word) ? `${word}(?![a-z0-9])` : word))
    .join('|');

const wordsFor = (words: readonly string[], flags = 'y'): RegExp => new RegExp(`(?:${escaped(words)})\\.?`, flags);
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
const DAY_NAMES = Object.values(said.days).flat();
const HOLIDAY_NAMES = [...said.holidays, ...Object.values(said['holidays of a weekday']).flat()];
const BUT_HOLIDAYS = new RegExp(
  `[\\s,;(]*\\b(?:except|excluding)(?:\\s+(?:on|for))?(?=\\s+(?:(?:[a-z]+\\s+)?holidays?\\b|${escaped(HOLIDAY_NAMES)}|${MONTH}|(?:${DAY_NAMES.join('|')})\\b\\.?\\s*(?:[;|\\n)]|$)))`,
  'g',
);
/** Pages cannot show evenings, but `evenings & weekends by appointment` tells of the weekend, too. */
const EVENINGS = /\bevenings? ?(?:and|&|,|\/) ?(?=weekends? by app)/g;
const INTRODUCTION = wordsFor(said.introductions, 'g');
// Copied from a page: `Monday9:00 AM-5:00 PMTuesdayClosed`.
const GLUED_BEHIND = /(?<=[a-z\d])(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/g;
const GLUED_BEFORE = /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\d|closed|open)/g;
/** `lunes a viernes`, `9:00 a 17:00`. */
const SPANISH_TO = new RegExp(
  `(?<= )a(?= (?:las? )?(?:\\d|(?:mediodia|medianoche|${DAY_NAMES.filter((name) => name.length > 2).join('|')})\\b))`,
  'g',
);
/** `9h-17h`, but not `24h`. */
const HOURS_BEHIND = /(?<=(?<!\d)(?!24)\d{1,2}(?::\d{2})?) ?h(?:rs?\b\.?|oras)?(?![a-z\d])/g;
const ONE_DATE = 'it is closed until or from a day, and the other end is not said (write Dec 24 - Jan 5 closed)';
const UNSURE_DAY =
  'a weekday before its dates may be that of the first, or of each week (write Wednesdays, or the dates alone)';
const ALWAYS = /(?:open\s+)?24\s*\/\s*7(?:\s*\/\s*365)?|24x7/y;
const DATE = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const MONTH_DAY = new RegExp(`${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d)(?:,?\\s+(20\\d{2}))?`, 'y');
const TIME =
  /(?:\d{1,2}(?:[:.h]\d{2}(?::00)?|\d{2})?\s*(?:am|pm|a(?![a-z])|p(?![a-z]))?|noon|midday|midnight|mediodia|medianoche)(?![a-z0-9])/y;
const KINDS = (
  [
    ['appointment', said.appointment],
    ['around the clock', said['around the clock']],
    ['closed', said.closed.filter((word) => word !== '-')],
  ] as const
).map(([kind, words]) => [kind, wordsFor(words)] as const);
const TO = wordsFor(said.to);
const UNTIL = /^(?:until|till?|hasta)/;
const AND = wordsFor(said.and);
const HOLIDAYS = wordsFor(HOLIDAY_NAMES);
const IN_VAIN = wordsFor(said['said in vain']);
const CLOSED = escaped(said.closed.filter((word) => word !== '-'));
// One end of a closure without the other: `closed until jan 5`, `closed until monday`.
const ONE_END = new RegExp(
  `(?:${CLOSED})[:,]? (?:from|until|till?|through|thru) (?=(${ANY_DATE}|(?:${escaped(DAY_NAMES)})\\.?))\\1(?! ?(?:\\(|${escaped(said.to)}))`,
  'y',
);
/** In `closed sunday, monday. open tue, wed 9-5` the days behind `open` are others. */
const OPEN_BEHIND = new RegExp(
  `(?<=\\b(?:${CLOSED}) [a-z ,&'.]{0,60}\\b(?:${DAY_NAMES.join('|')}|holidays?))(?:,?\\.?|,? (?:and|&)) open (?=(?:${DAY_NAMES.join('|')})\\b)`,
  'g',
);
const END = /[;|\n\u2022\u00b7\u25cf]/y;
const UNKNOWN = /[^\s;|,]+/y;
// Time grows with the square of a text's length. Each day with two spans, and all holidays, have below 1,000 letters.
const LONGEST = 2000;

/** The words of a text about opening hours, by what they mean. */
export function hoursTokens(written: string): HoursToken[] {
  if (written.length > LONGEST) return [{ kind: 'unclear', problem: `it has more than ${LONGEST} characters` }];
  const plain = written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]|\.{2,3}(?=\s*[a-z\d])/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(GLUED_BEHIND, '\n')
    .replace(GLUED_BEFORE, ' ');
  const text = withDates(plain)
    // Line ends that a program wrote out.
    .replace(/\\[rnt]/g, ' ')
    .replace(INTRODUCTION, '')
    .replace(OPEN_BEHIND, '; ')
    .replace(EVENINGS, '')
    .replace(BUT_HOLIDAYS, '; closed')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\bo'?clock\b/g, '')
    .replace(/\b12(?::00)? ?(?=noon|midnight)/g, '')
    .replace(SPANISH_TO, '-')
    .replace(HOURS_BEHIND, '');
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
  if (length(ONE_END) > 0) return [{ kind: 'unclear', problem: ONE_DATE }, length(ONE_END)];
  if (text.startsWith(UNSURE, at)) return [{ kind: 'unclear', problem: UNSURE_DAY }, UNSURE.length];
  if (length(ALWAYS) > 0) return [{ kind: 'always' }, length(ALWAYS)];
  const date = dateAt(text, at);
  if (date) return date;
  const holidays = length(HOLIDAYS);
  if (holidays > 0) return [{ kind: 'holidays', isOne: !/^ph|holidays/.test(text.slice(at, at + holidays)) }, holidays];
  const named = KINDS.find(([, words]) => length(words) > 0);
  if (named) return [{ kind: named[0] }, length(named[1])];
  const days = DAYS.find(([words]) => length(words) > 0);
  if (days) return [{ kind: 'days', days: days[1] }, length(days[0])];
  const clock = readClock(text.slice(at, at + length(TIME)).replace(/\s/g, ''));
  if (clock) return [{ kind: 'time', clock }, length(TIME)];
  const to = length(TO);
  if (to > 0) return [{ kind: 'to', isUntil: UNTIL.test(text.slice(at, at + to)) }, to];
  if (length(AND) > 0) return [{ kind: 'and', isComma: text[at] === ',' }, length(AND)];
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
