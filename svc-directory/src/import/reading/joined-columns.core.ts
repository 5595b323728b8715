import { WEEKDAYS } from '@lawdex/contracts';
import { isPlaceholder } from '../fields/one-line.core.ts';
import type { RawLine } from '../fields/normalise-line.ts';

const SECOND_LINE = 'address2';
const DAYS = new Map(WEEKDAYS.map((day) => [`hours${day[0]?.toUpperCase()}${day.slice(1)}`, day]));
// The spreadsheets of Google's business profiles say so.
const CLOSED = /^x$/i;

/** What columns may hold that are parts of a field: a second line of an address, and the hours of a weekday. */
export const JOINED_FIELDS: ReadonlySet<string> = new Set([SECOND_LINE, ...DAYS.keys()]);

/** A line whose columns of parts are joined to their fields: `hoursMon` is the beginning of `hours`. */
export function joined(raw: RawLine): RawLine {
  if (!Object.keys(raw).some((field) => JOINED_FIELDS.has(field))) return raw;
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !JOINED_FIELDS.has(field)));
  const days = [...DAYS].flatMap(([field, day]) => texts(raw[field]).map((times) => `${day} ${timesOf(times)}`));
  return {
    ...rest,
    ...(SECOND_LINE in raw && { address: together([raw['address'], raw[SECOND_LINE]], ', ') }),
    ...([...DAYS.keys()].some((field) => field in raw) && { hours: together([raw['hours'], ...days], '; ') }),
  };
}

const timesOf = (times: string): string => (CLOSED.test(times) ? 'closed' : times.replaceAll(';', ','));

const texts = (value: unknown): string[] => (typeof value === 'string' && !isPlaceholder(value.trim()) ? [value] : []);

function together(parts: readonly unknown[], between: string): string | null {
  const all = parts.flatMap(texts);
  return all.length > 0 ? all.join(between) : null;
}
