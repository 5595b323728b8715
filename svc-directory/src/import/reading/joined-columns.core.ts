import { WEEKDAYS } from '@lawdex/contracts';
import { isPlaceholder } from '../fields/one-line.core.ts';

type Columns = Record<string, unknown>;

const SECOND_LINE = 'address2';
const NUMBER = 'addressNumber';
const DAYS = new Map(WEEKDAYS.map((day) => [`hours${day[0]?.toUpperCase()}${day.slice(1)}`, day]));
// The spreadsheets of Google's business profiles say so.
const CLOSED = /^x$/i;

/** What columns may hold that are parts of a field: the number and a second line of an address, and the hours of a weekday. */
export const JOINED_FIELDS: ReadonlySet<string> = new Set([NUMBER, SECOND_LINE, ...DAYS.keys()]);

/** A line whose columns of parts are joined to their fields: `hoursMon` is the beginning of `hours`. */
export function joined(raw: Columns): Columns {
  if (!Object.keys(raw).some((field) => JOINED_FIELDS.has(field))) return raw;
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !JOINED_FIELDS.has(field)));
  return {
    ...rest,
    ...((SECOND_LINE in raw || NUMBER in raw) && {
      address: addressOf([streetOf(raw[NUMBER], raw['address']), raw[SECOND_LINE]]),
    }),
    ...([...DAYS.keys()].some((field) => field in raw) && { hours: hoursOf(raw) }),
  };
}

/** `1` and `Main St` are one street; parts of JSON that are no texts stay for the check to refuse. */
const streetOf = (number: unknown, street: unknown): unknown => {
  if (!isSaid(number)) return street;
  const isWord = typeof number === 'number' || isText(number);
  return isWord && isText(street) && isSaid(street) ? `${number} ${street}` : [number, street];
};

/** Parts of JSON that are no texts stay for the check to refuse. */
function addressOf(written: readonly unknown[]): unknown {
  const parts = written.filter(isSaid);
  if (parts.length === 0) return null;
  return parts.every(isText) ? parts.join(', ') : parts;
}

/** Days that are no texts are hours of JSON. Beside other hours they make a list that the check refuses, otherwise one of the two is lost. */
function hoursOf(raw: Columns): unknown {
  const days = [...DAYS].flatMap(([field, day]) => (isSaid(raw[field]) ? [[day, timesOf(raw[field])] as const] : []));
  const hours = [raw['hours']].filter(isSaid);
  if (days.length === 0) return hours[0] ?? null;
  const areTexts = [...hours, ...days.map(([, times]) => times)].every(isText);
  if (areTexts) return [...hours, ...days.map((day) => day.join(' '))].join('; ');
  const week = Object.fromEntries(days);
  return hours.length === 0 ? week : [...hours, week];
}

function timesOf(times: unknown): unknown {
  if (!isText(times)) return times;
  return CLOSED.test(times) ? 'closed' : times.replaceAll(';', ',');
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSaid = (value: unknown): boolean =>
  isText(value) ? !isPlaceholder(value.trim()) : value !== null && value !== undefined;
