import { WEEKDAYS } from '@lawdex/contracts';
import { isGiven, leftOut, quoted, textOf, tidied, type Remark } from './field-reading.core.ts';

type Columns = Readonly<Record<string, unknown>>;

const NUMBER = 'addressNumber';
/** Further lines and parts of an address, in their order. What their names end with stands before a bare number of one. */
const PARTS = 'address2 address3 addressBuilding addressFloor addressSuite addressUnit addressRoom'.split(' ');
const PLUS_FOUR = 'zipPlus4';
const POSITION = 'position';
const DAYS = new Map(WEEKDAYS.map((day) => [`hours${day[0]?.toUpperCase()}${day.slice(1)}`, day]));
/** Columns that say whether a firm is listed: what a yes, or a day that has come, means there; null where neither says it. */
const LISTED_BY_YES = { businessStatus: null, hasClosed: false, endsOn: false, isListed: true };
/** Fields of which several columns count, such as `deleted_at` and `expires`. */
export const SAY_LISTED: ReadonlySet<string> = new Set(Object.keys(LISTED_BY_YES));
const COUNTRY = 'country';

/** What columns may hold that are parts of a field, or say of a firm whether it is one of ours. */
export const JOINED_FIELDS: ReadonlySet<string> = new Set(
  [NUMBER, ...PARTS, PLUS_FOUR, POSITION, ...DAYS.keys(), ...SAY_LISTED, COUNTRY].map(String),
);

/** What columns of parts make of their field, and what is told of it. */
type Joined = [field: string, value: unknown, told?: Remark];

/** A line whose columns of parts are joined to their fields: `hoursMon` is the beginning of `hours`. */
export function joinedColumns(raw: Columns): { raw: Record<string, unknown>; remarks: (Remark & { field: string })[] } {
  const parts = [...contactsOf(raw), ...streetOf(raw), ...zipCodeOf(raw), ...positionOf(raw), ...hoursOf(raw)];
  const rest = Object.entries(raw).filter(([field]) => !JOINED_FIELDS.has(field));
  return {
    raw: Object.fromEntries([...rest, ...parts.map(([field, value]) => [field, value])]),
    remarks: parts.flatMap(([field, , told]) => (told ? [{ field, ...told }] : [])),
  };
}

const textIn = (raw: Columns, field: string): string => (isGiven(raw[field]) ? tidied(textOf(raw[field])) : '');

const FORMS = { phone: /\d{3}/, email: /@/, website: /\w\.\w/ };
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' ? Object.values(value ?? {}).flatMap(textsIn) : [textOf(value)];

/** A firm has one telephone, and JSON often has a list of them, each with words of its own: the first is read. */
const contactsOf = (raw: Columns): Joined[] =>
  Object.entries(FORMS).flatMap(([field, form]): Joined[] => {
    if (typeof raw[field] !== 'object') return [];
    const [first = null, other] = textsIn(raw[field]).filter((text) => form.test(text));
    return [[field, first, other === undefined ? other : leftOut(`${quoted(other)} is left out: the first is read`)]];
  });

/** `1` and `Main St` are one street, and `500` in a column of suites is `Suite 500`. What the street has already is not said again. */
function streetOf(raw: Columns): Joined[] {
  const [number, street] = [textIn(raw, NUMBER), raw['address']];
  const parts = PARTS.map((field) => {
    const [part, word] = [textIn(raw, field), /[A-Z]\w+/.exec(field)?.[0]];
    return word && /^\d+[a-z]?$/i.test(part) ? `${word} ${part}` : part;
  });
  if (typeof street !== 'string' && isGiven(street)) return [];
  const written = textIn(raw, 'address');
  const begins = ` ${written} `.toLowerCase().startsWith(` ${number} `.toLowerCase());
  const said = [number === '' || begins ? written : `${number} ${written}`.trim()];
  for (const part of parts)
    if (part !== '' && !said.join(', ').toLowerCase().includes(part.toLowerCase())) said.push(part);
  const address = said.filter((part) => part !== '').join(', ');
  if (address === written) return [];
  return [['address', address, { kind: 'changed', text: `read as ${quoted(address)}, from several columns` }]];
}

/** The last four digits of a ZIP code in a column of their own. */
function zipCodeOf(raw: Columns): Joined[] {
  const [zip, four] = [textIn(raw, 'zipCode'), textIn(raw, PLUS_FOUR)];
  if (four === '' || zip.endsWith(four)) return [];
  if (/^\d{3,5}$/.test(zip) && /^\d{4}$/.test(four)) return [['zipCode', `${zip}-${four}`]];
  return [['zipCode', raw['zipCode'] ?? null, leftOut(`${quoted(four)} is left out: it is no end of the ZIP code`)]];
}

/** `42.36, -71.06`; a list of JSON has its longitude first. Columns of their own go first, and what is no position is refused by the check. */
function positionOf(raw: Columns): Joined[] {
  const value = raw[POSITION];
  if (!isGiven(value) || (isGiven(raw['latitude']) && isGiven(raw['longitude']))) return [];
  const parts: unknown[] = Array.isArray(value) ? value.toReversed().slice(-2) : textOf(value).split(/\s*,\s*/);
  const degrees = parts.length === 2 ? parts : [value, null];
  return ['latitude', 'longitude'].map((field, at) => [field, degrees[at]]);
}

function hoursOf(raw: Columns): Joined[] {
  const days = [...DAYS].filter(([field]) => isGiven(raw[field]));
  if (days.length === 0) return [];
  const texts = days.map(([field, day]) => `${day} ${textOf(raw[field]).replaceAll('\n', ', ')}`);
  return [['hours', [...(isGiven(raw['hours']) ? [textOf(raw['hours'])] : []), ...texts].join('; ')]];
}

const YES = /^(?:true|yes|y|1)$/i;
const NO = /^(?:false|no|n|0)$/i;
const GONE = /^(?:permanently[ _])?closed(?:[ _]permanently)?$/i;
const THERE = /^(?:open|active|operational|publish(?:ed)?|public|live|approved|never)$/i;
const DAY = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/;
const US = /^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/i;

/** Null for what is no answer. `0000-00-00` is no day. */
function isListedBy(word: string, byYes: boolean | null, now: number): boolean | null {
  if (word === '' || THERE.test(word)) return true;
  if (GONE.test(word)) return false;
  if (byYes === null) return null;
  if (YES.test(word)) return byYes;
  if (NO.test(word)) return !byYes;
  const at = Date.parse(word);
  return DAY.test(word) ? Number.isNaN(at) || at <= now === byYes : null;
}

/** Why a firm is not listed at a time: it has closed or is not published, or says so unclearly, or is of another country. */
export function notListed(raw: Columns, now: number): { note: string } | { problem: string } | null {
  const said = Object.entries(LISTED_BY_YES).flatMap(([field, byYes]) =>
    [raw[field]].flat().map((cell) => {
      const word = isGiven(cell) ? tidied(textOf(cell)) : '';
      return { word, isListed: isListedBy(word, byYes, now) };
    }),
  );
  if (said.some(({ isListed }) => isListed === false))
    return { note: `${quoted(textOf(raw['name']))} is left out: the file says that it has closed or is not listed` };
  const unclear = said.find(({ isListed }) => isListed === null);
  const how = 'which is neither open nor closed: say which, or leave the column out by --map';
  if (unclear) return { problem: `has the status ${quoted(unclear.word)}, ${how}` };
  const country = textIn(raw, COUNTRY);
  if (country && !US.test(country))
    return { problem: `has the country ${quoted(country)}, and only firms of the US are listed` };
  return null;
}
