import { WEEKDAYS } from '@lawdex/contracts';
import { doubtful, leftOut, quoted, textOf } from '../fields/field-reading.core.ts';
import type { Remark } from '../fields/field-reading.core.ts';
import { isPlaceholder, tidied } from '../fields/one-line.core.ts';
import { hasBoth, POSITION, withPosition } from './one-cell-position.core.ts';
import { PLUS_FOUR, withPlusFour } from './zip-plus-four.core.ts';

type Columns = Record<string, unknown>;

/** Further lines and parts of an address, in their order, and what stands before a bare number of one. */
const PARTS: readonly (readonly [field: string, word: string])[] = [
  ['address2', ''],
  ['address3', ''],
  ['addressBuilding', 'Building'],
  ['addressFloor', 'Floor'],
  ['addressSuite', 'Suite'],
  ['addressUnit', 'Unit'],
  ['addressRoom', 'Room'],
];
const BARE_NUMBER = /^\d{1,5}[a-z]?$/i;
const NUMBER = 'addressNumber';
const CLOSED_DOWN = 'hasClosed';
const STATUS = 'businessStatus';
const YES = /^(?:true|yes|y|1)$/i;
const NO = /^(?:false|no|n|0)$/i;
const GONE = /^(?:closed|(?:closed|permanently)[_ ](?:closed|permanently)|out of business|dissolved|defunct)$/i;
const THERE =
  /^(?:open|active|operational|operating|in business|in good standing|approved|published|verified|live|current)$/i;
const COUNTRY = 'country';
const US = /^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|america)$/i;
const DAYS = new Map(WEEKDAYS.map((day) => [`hours${day[0]?.toUpperCase()}${day.slice(1)}`, day]));
// The spreadsheets of Google's business profiles say so.
const CLOSED = /^x$/i;

/** What columns may hold that are parts of a field: the number, further lines and the suite of an address, the last digits of a ZIP code, and the hours of a weekday. */
export const JOINED_FIELDS: ReadonlySet<string> = new Set([
  NUMBER,
  ...PARTS.map(([field]) => field),
  PLUS_FOUR,
  POSITION,
  CLOSED_DOWN,
  STATUS,
  COUNTRY,
  ...DAYS.keys(),
]);

/** A line whose columns of parts are joined to their fields: `hoursMon` is the beginning of `hours`. */
export function joined(columns: Columns): Columns {
  const raw = hasBoth(columns) ? { ...columns, ...withPosition({ [POSITION]: columns['latitude'] }) } : columns;
  if (!Object.keys(raw).some((field) => JOINED_FIELDS.has(field))) return raw;
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !JOINED_FIELDS.has(field)));
  return {
    ...rest,
    ...(POSITION in raw && withPosition(raw)),
    ...([NUMBER, ...PARTS.map(([field]) => field)].some((field) => field in raw) && {
      address: addressOf(streetOf(raw[NUMBER], raw['address']), raw),
    }),
    ...(PLUS_FOUR in raw && { zipCode: withPlusFour(raw['zipCode'], raw[PLUS_FOUR]).zipCode }),
    ...([...DAYS.keys()].some((field) => field in raw) && { hours: hoursOf(raw) }),
  };
}

/** `1` and `Main St` are one street; parts of JSON that are no texts stay for the check to refuse. */
function streetOf(number: unknown, street: unknown): unknown {
  if (!isSaid(number)) return street;
  if (!isWord(number) || !isText(street) || !isSaid(street)) return [number, street];
  return beginsWith(street, number) ? street : `${tidied(String(number))} ${street}`;
}

/** `1 Main St` and `1-3 Main St` begin with 1; `12 Main St` and `1st St` don't. */
function beginsWith(street: string, number: string | number): boolean {
  const written = tidied(street).toLowerCase();
  const sought = tidied(String(number)).toLowerCase();
  return written.startsWith(sought) && !/^[\p{L}\p{N}]/u.test(written.slice(sought.length));
}

const HAS_NUMBER = /^\d+(?![\p{L}\p{N}])/u;

/** What is told of a street that its number was joined to; null when it was not. A street with a number of its own makes a doubt. */
export function joinedStreet(raw: Columns): Remark | null {
  const { [NUMBER]: number, address } = raw;
  const street = streetOf(number, address);
  if (!isText(street) || street === address || !isText(address)) return null;
  const text = `read as ${quoted(street)}, because its number has a column of its own`;
  return HAS_NUMBER.test(address.trim()) ? doubtful(text) : { kind: 'changed', text };
}

const wordIn = (raw: Columns, column: string): string =>
  column in raw && isSaid(raw[column]) ? textOf(raw[column]).trim() : '';

/** Whether a column says that the firm is there no more; a firm that is closed for some weeks is. Yes and no answer a column that asks for it, and tell nothing of a status. */
export const hasClosed = (raw: Columns): boolean =>
  YES.test(wordIn(raw, CLOSED_DOWN)) || [CLOSED_DOWN, STATUS].some((column) => GONE.test(wordIn(raw, column)));

/** What is told of a word that does not say whether the firm is there; null where it does. */
export function unsureWhetherClosed(raw: Columns): Remark | null {
  const [asked, status] = [wordIn(raw, CLOSED_DOWN), wordIn(raw, STATUS)];
  const word = [NO.test(asked) ? '' : asked, status].find((one) => one !== '' && !THERE.test(one));
  return word === undefined ? null : doubtful(`${quoted(word)} is taken for open`);
}

/** The country that a line names, when it is not the US; null otherwise. */
export function otherCountry(raw: Columns): string | null {
  const country = raw[COUNTRY];
  return !(COUNTRY in raw) || !isSaid(country) || US.test(tidied(textOf(country))) ? null : textOf(country);
}

/** What is told of the last digits of a ZIP code that are not read; null when none are. */
export function lostPlusFour(raw: Columns): Remark | null {
  if (!(PLUS_FOUR in raw)) return null;
  const { lost } = withPlusFour(raw['zipCode'], raw[PLUS_FOUR]);
  return lost === null
    ? null
    : leftOut(`${quoted(lost)} is left out: it is no whole ZIP code, nor the end of the other`);
}

/** Parts of JSON that are no texts stay for the check to refuse. A part that the street or an earlier part has is not said again. */
function addressOf(street: unknown, raw: Columns): unknown {
  const parts = PARTS.map(([field, word]) => partOf(raw[field], word));
  const said = [street, ...parts].filter(isSaid);
  if (said.length === 0) return null;
  if (!said.every(isText)) return said;
  return said.filter((part, at) => !said.slice(0, at).some((before) => hasPart(before, part))).join(', ');
}

/** `500` in a column of suites is `Suite 500`. */
function partOf(part: unknown, word: string): unknown {
  if (word === '' || !isWord(part)) return part;
  const text = tidied(String(part));
  return BARE_NUMBER.test(text) ? `${word} ${text}` : text;
}

const UNIT = /\b(?:suite|ste|unit|apartment|apt)\b\.?\s*#?\s*|#\s*/g;
const asUnit = (text: string): string => tidied(text).toLowerCase().replace(UNIT, '# ');
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1).replace('#', '');

/** `1 Main St Ste 5` and `1 Main St, Suite 5, Floor 2` hold `Suite 5`; `1 Highway 12` does not hold `12`. */
function hasPart(address: string, part: string): boolean {
  // Most addresses lack the number of the part, and need no closer look.
  if (!address.toLowerCase().includes(lastWord(part.trim()).toLowerCase())) return false;
  const [all, end] = [asUnit(address), asUnit(part)];
  if (`, ${all},`.includes(`, ${end},`)) return true;
  // One word may be a part of the street, such as its number.
  return end.includes(' ') && ` ${all},`.includes(` ${end},`);
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
  return CLOSED.test(times) ? 'closed' : times.replaceAll(';', ',').replaceAll('\n', ', ');
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWord = (value: unknown): value is string | number => typeof value === 'number' || isText(value);
const isSaid = (value: unknown): boolean =>
  isText(value) ? !isPlaceholder(value.trim()) : value !== null && value !== undefined;
