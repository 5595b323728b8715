import { WEEKDAYS, type Weekday } from '@lawdex/contracts';
import words from '../../../../data/import/hours-words.json' with { type: 'json' };

export interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Written as clocks of 24 hours show it: `09:00`, `17`. */
  isOf24: boolean;
}

/** A word of a text about opening hours, and where it begins. */
export interface HoursToken {
  at: number;
  /** D: days, X: date, T: time, C: closed, R: around the clock, `-`: to, `,`: and, `;`: end, `?`: not understood. */
  kind: string;
  /** The weekdays, or the date, that it names. */
  keys: readonly string[];
  clock: Clock | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE =
  /(?:(\d{4})-(\d{2})-(\d{2})|(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (20\d{2}))?)(?![\d:])/y;
const TIME =
  /(?:(\d{1,2})(?::?(\d{2}))?(?::00)? ?(?:([ap])(?:\.?m\.?)?)?|(?:12(?::00)? ?)?(noon|midnight))(?![a-z0-9:])/y;

const VAIN = 'vain';
const KINDS: Record<string, string> = { closed: 'C', always: 'R', to: '-', and: ',', end: ';', vain: VAIN };
const BY_WORD = new Map(Object.entries(words).flatMap(([meaning, all]) => all.map((word) => [word, meaning] as const)));
// Longer words first, because `open 24 hours` begins with another one.
const ALL_WORDS = [...BY_WORD.keys()].sort((a, b) => b.length - a.length);
const WORD = new RegExp(
  `(${ALL_WORDS.map((word) => word.replace(/[|.]/g, '\\$&')).join('|')})(?:(?<=[a-z0-9])(?![a-z0-9])\\.?|(?<![a-z0-9]))`,
  'y',
);

/** The days from one to another, which may go over Sunday. */
export function daysFrom(from: string, to: string): Weekday[] {
  const [first, last] = [from, to].map((day) => WEEKDAYS.findIndex((one) => one === day));
  const week = [...WEEKDAYS, ...WEEKDAYS];
  return first === undefined || last === undefined ? [] : week.slice(first, last < first ? last + 8 : last + 1);
}

type Found = [token: Partial<HoursToken> & { kind: string }, length: number] | null;

/** The words of a text in small letters, up to the first that is not understood. */
export function hoursTokens(text: string): HoursToken[] {
  const tokens: HoursToken[] = [];
  for (let at = 0; at < text.length && tokens.at(-1)?.kind !== '?';) {
    DATE.lastIndex = WORD.lastIndex = TIME.lastIndex = at;
    const blank: Found = text[at] === ' ' ? [{ kind: VAIN }, 1] : null;
    const [token, length] = blank ?? dateIn(text) ?? wordIn(text) ?? timeIn(text) ?? [{ kind: '?' }, 0];
    if (token.kind !== VAIN) tokens.push({ at, keys: [], clock: null, ...token });
    at += length;
  }
  return tokens;
}

function dateIn(text: string): Found {
  const [all, isoYear, isoMonth, isoDay, name = '', day, year = isoYear] = DATE.exec(text) ?? [];
  const month = isoMonth ?? String(MONTHS.indexOf(name.slice(0, 3)) + 1).padStart(2, '0');
  const parts = [year, month, isoDay ?? day?.padStart(2, '0')].filter((part) => part !== undefined);
  return all === undefined ? null : [{ kind: 'X', keys: [parts.join('-')] }, all.length];
}

function wordIn(text: string): Found {
  const [all, bare = ''] = WORD.exec(text) ?? [];
  const meaning = BY_WORD.get(bare) ?? '';
  const [from = '', to = from] = meaning.split('-');
  const kind = KINDS[meaning] ?? 'D';
  return all === undefined ? null : [{ kind, keys: kind === 'D' ? daysFrom(from, to) : [] }, all.length];
}

function timeIn(text: string): Found {
  const [all, digits = '12', minutes = '0', letter, named] = TIME.exec(text) ?? [];
  const half = letter === 'p' || named === 'noon' ? 'pm' : (letter ?? named) === undefined ? null : 'am';
  const [hour, minute] = [Number(digits), Number(minutes)];
  const isTime = minute < 60 && (half === null ? hour * 60 + minute <= 24 * 60 : hour > 0 && hour <= 12);
  const isOf24 = half === null && (hour > 12 || digits.startsWith('0'));
  return all === undefined || !isTime ? null : [{ kind: 'T', clock: { hour, minute, half, isOf24 } }, all.length];
}
