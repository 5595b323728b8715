import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { remembering } from '../../remembering.core.ts';
import { readFees, readKind, readPrice, readSlug, readTimeZone } from './choices.core.ts';
import { asIs, doubtful, isPlaceholder, isGiven, isTexts, quoted, textOf, tidied } from './field-reading.core.ts';
import type { FieldReading, Remark } from './field-reading.core.ts';
import { readHours } from './hours/hours.core.ts';
import { joinedColumns } from './joined-columns.core.ts';
import { readLanguages } from './languages.core.ts';
import { readPhone } from './phone.ts';
import {
  checkZipCode,
  fiveDigits,
  isZipCode,
  readCity,
  readPositionNear,
  readState,
  readStates,
  readWholeAddress,
  readZipCode,
} from './places.core.ts';
import { readDescription, readFirmName, readStreet, withoutHtml } from './plain-text.core.ts';
import { readCategories, readCategory } from './practice-area.ts';
import { readEmail, readWebsite } from './web-addresses.core.ts';

/** The values of a line by field: cells of CSV, or values of JSON. An empty field is null; one that the file does not have is absent. */
export type RawLine = Record<string, unknown>;

export type FieldRemark = Remark & { field: string };

export interface FieldProblem {
  field: string;
  text: string;
}

/** A line in the form that the check expects, and what became of it on the way. */
export interface NormalisedLine {
  raw: RawLine;
  remarks: FieldRemark[];
  problems: FieldProblem[];
}

const ONE_LINE: Readonly<Record<string, (text: string) => FieldReading>> = {
  state: readState,
  slug: readSlug,
  kind: readKind,
  category: readCategory,
  phone: readPhone,
  email: readEmail,
  website: readWebsite,
  latitude: asIs,
  longitude: asIs,
  timeZone: readTimeZone,
  priceRange: readPrice,
  feeBasis: readFees,
  serves: readStates,
};
const WITH_LINES: Readonly<Record<string, (text: string) => FieldReading>> = {
  name: readFirmName,
  address: readStreet,
  description: readDescription,
  hours: (text) => readHours(withoutHtml(text)),
  languages: (text) => readLanguages(withoutHtml(text)),
  additionalPracticeAreas: (text) => readCategories(withoutHtml(text)),
};

/** A longer value is refused before anything else looks at it, because most readers pass over it several times. */
export const LONGEST: Readonly<Record<string, number>> = {
  name: 1000,
  address: 1000,
  description: 40_000,
  website: 2000,
  hours: 4000,
  languages: 2000,
  additionalPracticeAreas: 2000,
  licences: 20_000,
};
export const LONGEST_OTHER = 500;

/** What an address of one text has behind its street. */
export const BEHIND_STREETS = ['city', 'state', 'zipCode'] as const;

/** Reads each field of a line that has one reading, checks places against what is known of them, and tells what it did. */
export function normaliseLine(written: RawLine, places: KnownPlaces): NormalisedLine {
  const line: NormalisedLine = { raw: {}, remarks: [], problems: [] };
  for (const [field, value] of Object.entries(written)) {
    const problem = problemOf(field, value);
    line.raw[field] = problem === null ? value : null;
    if (problem !== null) line.problems.push({ field, text: problem });
  }
  const joined = joinedColumns(line.raw);
  line.raw = joined.raw;
  line.remarks.push(...joined.remarks);
  takeApart(line);
  for (const field of Object.keys(line.raw)) {
    const reading = readField(field, line.raw[field]);
    if (reading !== null) note(line, field, reading);
  }
  readPlace(line, places);
  return line;
}

/** Text in UTF-8 that a program took for another encoding: `PeÃ±a`, `Oâ€™Neill`. */
const MANGLED = /Ã[\u0080-\u00bf\u0152-\u0192\u02c6-\u02dc\u2013-\u2122]|Â[\u0080-\u00bf]|â€/;

function problemOf(field: string, value: unknown): string | null {
  const longest = LONGEST[field] ?? LONGEST_OTHER;
  if (typeof value === 'string') {
    if (value.length > longest) return `is longer than ${longest} characters (${value.length})`;
    return MANGLED.test(value) ? `${quoted(value)} has mangled letters: save the file as UTF-8` : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  return JSON.stringify(value).length > longest ? `is longer than ${longest} characters` : null;
}

const NOT_WHOLE =
  'does not end in city, state and ZIP code: write it like "1 Main St, Boston, MA 02108", or give each a column of its own';

/** Reads city, state and ZIP code at the end of the address, or of the city. Where they have columns of their own, the street alone stays. */
function takeApart({ raw, remarks, problems }: NormalisedLine): void {
  const { address, city, zipCode } = raw;
  if (typeof address !== 'string') return;
  const missing = BEHIND_STREETS.filter((field) => !isGiven(raw[field]));
  const alone = readWholeAddress(withoutHtml(address));
  const read = alone ?? (missing.length > 0 ? readWholeAddress(withoutHtml(`${address}, ${textOf(city)}`)) : null);
  if (read === null) {
    if (missing.length === 3) problems.push({ field: 'address', text: `${quoted(address)} ${NOT_WHOLE}` });
    return;
  }
  const isSame = missing.includes('zipCode') || read.zipCode.startsWith(fiveDigits(textOf(zipCode).padStart(5, '0')));
  if (!isSame || read.address === '') {
    const why = isSame ? 'has no street' : 'ends in another place than city, state and ZIP code of their own columns';
    remarks.push({ field: 'address', ...doubtful(`${quoted(address)} ${why}`) });
    return;
  }
  const taken = alone ? missing : BEHIND_STREETS;
  Object.assign(raw, Object.fromEntries(taken.map((field) => [field, read[field]])), { address: read.address });
  const others = taken.map((field) => `${field} ${read[field]}`).join(', ');
  const why = taken.length > 0 ? ` with ${others}` : ', because city, state and ZIP code have columns of their own';
  remarks.push({ field: 'address', kind: 'changed', text: `read as ${quoted(read.address)}${why}` });
}

function note(line: NormalisedLine, field: string, { value, remarks, problem }: FieldReading): void {
  line.raw[field] = value;
  for (const remark of remarks) line.remarks.push({ field, ...remark });
  if (problem !== null) line.problems.push({ field, text: problem });
}

/** Fields whose values hardly two firms share. What is said of others is remembered. */
export const UNSHARED: ReadonlySet<string> = new Set(
  'slug name address description phone email website latitude longitude'.split(' '),
);
const readShared = remembering((field: string) => remembering((value: string) => readValue(field, value)));

/** Null for a value that is left to the check. */
const readField = (field: string, value: unknown): FieldReading | null =>
  typeof value === 'string' && !UNSHARED.has(field) ? readShared(field)(value) : readValue(field, value);

function readValue(field: string, value: unknown): FieldReading | null {
  const written = typeof value === 'number' && (field === 'phone' || field === 'priceRange') ? String(value) : value;
  if (typeof written === 'string') {
    const [lines, read] = [WITH_LINES[field], ONE_LINE[field]];
    if (lines) return readText(field, written.trim(), lines);
    return read ? readText(field, tidied(withoutHtml(written)), read) : null;
  }
  if (field === 'hours' && value !== null) return readHours(value);
  if (field === 'languages' && isTexts(value)) return readLanguages(value);
  if (field === 'serves' && isTexts(value)) return readStates(value.join(';'));
  return field === 'additionalPracticeAreas' && isTexts(value) ? readCategories(value) : null;
}

/** What a file writes for 'nothing' is nothing. */
function readText(field: string, text: string, read: (text: string) => FieldReading): FieldReading {
  if (!isPlaceholder(text, field)) return read(text);
  return { ...asIs(null), remarks: text === '' ? [] : [{ kind: 'changed', text: `${quoted(text)} read as empty` }] };
}

/** Reads ZIP code, city and position with each other's help. */
function readPlace(line: NormalisedLine, places: KnownPlaces): void {
  const { raw } = line;
  const isRead = (field: string): boolean => !line.problems.some((problem) => problem.field === field);
  const state = typeof raw['state'] === 'string' && isRead('state') ? raw['state'] : null;
  const reads = (field: string, read: (text: string) => FieldReading): void => {
    const written = typeof raw[field] === 'number' ? String(raw[field]) : raw[field];
    if (typeof written === 'string') note(line, field, readText(field, tidied(withoutHtml(written)), read));
  };
  reads('zipCode', (zip) => readZipCode(zip, state));
  const zip = isZipCode(raw['zipCode']) ? places.zipCode(fiveDigits(raw['zipCode'])) : null;
  reads('city', (city) => (state === null ? asIs(city) : readCity(city, state, zip, places)));
  const { zipCode, city } = raw;
  if (isZipCode(zipCode) && state !== null && typeof city === 'string') {
    note(line, 'zipCode', checkZipCode({ zipCode, city, state }, zip, places));
  }
  if (isRead('latitude') && isRead('longitude') && isRead('zipCode')) holdPosition(line, zip);
}

function holdPosition(line: NormalisedLine, zip: KnownZipCode | null): void {
  const { latitude, longitude, ...rest } = line.raw;
  const [lat = NaN, lng = NaN] = [latitude, longitude].map((value) => (isGiven(value) ? Number(textOf(value)) : NaN));
  // Degrees that are none are left to the check.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return;
  const { position, remarks } = readPositionNear({ lat, lng }, zip);
  line.remarks.push(...remarks.map((remark) => ({ field: 'latitude', ...remark })));
  // A position that is left out must not clear the one of a stored firm.
  if (position === null) line.raw = rest;
  else if (remarks.length > 0) Object.assign(line.raw, { latitude: position.lat, longitude: position.lng });
}
