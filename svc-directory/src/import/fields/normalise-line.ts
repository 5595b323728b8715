import { ABROAD, isAbroad } from './abroad.core.ts';
import { doubtful, quoted, textOf } from './field-reading.core.ts';
import type { FieldReading, Remark } from './field-reading.core.ts';
import { readKind, readDegrees, readFees, readPrice, readSlug } from './choices.core.ts';
import { readCity } from './city.core.ts';
import { readEmail } from './email.core.ts';
import { readHours } from './hours/hours.core.ts';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { unmangled } from './mangled.core.ts';
import { readLanguages } from './languages.core.ts';
import { CONTACTS, isPlaceholder, readOneLine, tidied } from './one-line.core.ts';
import { readPhone } from './phone.ts';
import { remembering } from '../../remembering.core.ts';
import { checkZipCode } from './place-check.core.ts';
import { readDescription, readFirmName, readStreet, withoutMarkup } from './plain-text.ts';
import { readPositionNear } from './position.core.ts';
import { readCategories, readCategory } from './practice-area.ts';
import { isState, readState } from './state.core.ts';
import { readTimeZone } from './time-zone.core.ts';
import { readWebsite } from './website.core.ts';
import { readWholeAddress } from './whole-address.core.ts';
import { placeAlone, readRepeated, repeats, withZipCode } from './repeated-place.core.ts';
import { fiveDigits, isZipCode, readZipCode } from './zip-code.core.ts';

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
  name: readFirmName,
  address: readStreet,
  state: readState,
  slug: readSlug,
  kind: readKind,
  category: readCategory,
  phone: readPhone,
  email: readEmail,
  website: readWebsite,
  latitude: readDegrees,
  longitude: readDegrees,
  timeZone: readTimeZone,
  priceRange: readPrice,
  feeBasis: readFees,
};

// A longer text is refused anyway, and some patterns take the square of its length.
const LONGEST_LINE = 2000;
const LONGEST: Readonly<Record<string, number>> = { description: 40_000, additionalPracticeAreas: 4000 };

const isTooLong = (field: string, value: unknown): boolean =>
  typeof value === 'string' && value.length > (LONGEST[field] ?? LONGEST_LINE);

/** What an address of one text has behind its street. */
export const BEHIND_STREETS = ['city', 'state', 'zipCode'] as const;
const NOT_WHOLE =
  'does not end in city, state and ZIP code: write it like "1 Main St, Boston, MA 02108", or give each a column of its own';

const ENDS_A_PLACE = /^\D+\d{5}(?:-\d{4})?$/;
const ENDS_IN_A_ZIP_CODE = /\D\d{5}(?:-\d{4})?$/;
const A_STREET = '1 Main St';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reads each field of a line that has one reading, checks places against what is known of them, and tells what it did. */
export function normaliseLine(written: RawLine, places: KnownPlaces): NormalisedLine {
  const line: NormalisedLine = { raw: { ...written }, remarks: [], problems: [] };
  for (const field of WITH_LETTERS) unmangle(line, field);
  takeApart(line, places);
  for (const field of Object.keys(line.raw)) {
    const reading = readField(field, line.raw[field]);
    if (reading !== null) note(line, field, reading);
  }
  readPlace(line, places);
  return line;
}

/** Fields that hold letters beyond ASCII. */
const WITH_LETTERS = ['name', 'address', 'city', 'description'] as const;

function unmangle(line: NormalisedLine, field: string): void {
  const written = line.raw[field];
  if (typeof written !== 'string' || isTooLong(field, written)) return;
  const value = unmangled(written);
  if (value === written) return;
  line.raw[field] = value;
  line.remarks.push({
    field,
    kind: 'changed',
    text: `read as ${quoted(value)}, because its letters were mangled`,
  });
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isPlaceholder(value.trim()));

/** Reads city, state and ZIP code in the address, or in the city, when they are not in columns of their own. */
function takeApart(line: NormalisedLine, places: KnownPlaces): void {
  const { address } = line.raw;
  if (typeof address !== 'string' || isTooLong('address', address)) return;
  leaveNoState(line, address, places);
  const { raw } = line;
  const missing = BEHIND_STREETS.filter((field) => isNothing(raw[field]));
  const alone = missing.every((field) => field === 'city') ? placeAlone(address, raw, places) : null;
  if (alone !== null) {
    const isRead = missing.length > 0 && alone.city !== null;
    if (isRead) line.raw = { ...raw, city: alone.city };
    const text = `${quoted(address)} has no street${isRead ? ', and is read as the city' : ''}`;
    line.remarks.push({ field: 'address', ...doubtful(text) });
    return;
  }
  const ended = missing.length === 0 ? withZipCode(address, raw) : address;
  const placed = ENDS_A_PLACE.test(ended) ? readWholeAddress(`${A_STREET}, ${ended}`, places) : null;
  if (placed?.address === A_STREET && (ended === address || repeats(placed, raw, places))) {
    const text = `${quoted(address)} has no street`;
    if (missing.length > 0 || !repeats(placed, raw, places)) {
      line.problems.push({ field: 'address', text });
      return;
    }
    line.raw = { ...raw, address: placed.city };
    line.remarks.push({ field: 'address', ...doubtful(`${text}: read as ${placed.city}`) });
    return;
  }
  if (missing.length === 0) {
    leaveRepetition(line, address, places);
    return;
  }
  const parts = [address, ...BEHIND_STREETS.map((field) => raw[field])].filter((part) => !isNothing(part));
  const read = readWholeAddress(address, places) ?? readWholeAddress(parts.map(textOf).join(', '), places);
  if (read === null) {
    const why = isAbroad(address) ? ABROAD : NOT_WHOLE;
    if (missing.includes('state')) line.problems.push({ field: 'address', text: `${quoted(address)} ${why}` });
    return;
  }
  const taken = Object.fromEntries(missing.map((field) => [field, read[field]]));
  line.raw = { ...raw, ...taken, address: read.address };
  const text = `read as "${read.address}" with ${missing.map((field) => `${field} ${read[field]}`).join(', ')}`;
  line.remarks.push({ field: 'address', kind: 'changed', text });
}

/** A column named `region` may hold cities, where the address has the state. */
function leaveNoState(line: NormalisedLine, address: string, places: KnownPlaces): void {
  const { state } = line.raw;
  if (typeof state !== 'string' || isState(state) || isNothing(state) || isTooLong('state', state)) return;
  if (readState(tidied(state)).problem === null) return;
  const whole = readWholeAddress(address, places);
  if (whole === null) return;
  line.raw = { ...line.raw, state: whole.state };
  const text = `${quoted(state)} is no state: read as ${whole.state}, as the address has it`;
  line.remarks.push({ field: 'state', kind: 'changed', text });
}

/** `1 Main St, Boston, MA 02108` is the street alone, where city, state and ZIP code have columns that say the same. */
function leaveRepetition(line: NormalisedLine, address: string, places: KnownPlaces): void {
  const whole = readRepeated(address, line.raw, places);
  if (whole === null) {
    if (!ENDS_IN_A_ZIP_CODE.test(address) || readWholeAddress(address, places) === null) return;
    const text = `${quoted(address)} ends in another place than city, state and ZIP code of their own columns`;
    line.remarks.push({ field: 'address', ...doubtful(text) });
    return;
  }
  if (whole.zipCode !== undefined) {
    line.remarks.push({ field: 'zipCode', kind: 'changed', text: `read as ${whole.zipCode}, as the address has it` });
  }
  line.raw = { ...line.raw, ...whole };
  const text = `read as ${quoted(whole.address)}, because city, state and ZIP code have columns of their own`;
  line.remarks.push({ field: 'address', kind: 'changed', text });
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
function readField(field: string, value: unknown): FieldReading | null {
  if (value === null || value === undefined || isTooLong(field, value)) return null;
  return typeof value === 'string' && !UNSHARED.has(field) ? readShared(field)(value) : readValue(field, value);
}

function readValue(field: string, value: unknown): FieldReading | null {
  if (field === 'hours') return typeof value === 'string' ? readText(field, value, readHours) : readHours(value);
  if (field === 'languages' && (typeof value === 'string' || isTexts(value))) {
    return typeof value === 'string' ? readText(field, value, readLanguages) : readLanguages(value);
  }
  if (field === 'additionalPracticeAreas' && (typeof value === 'string' || isTexts(value))) {
    return typeof value === 'string' ? readText(field, value, readCategories) : readCategories(value);
  }
  if (field === 'phone' && typeof value === 'number') return readText(field, String(value), readPhone);
  if (field === 'priceRange' && typeof value === 'number') return readText(field, String(value), readPrice);
  if (value === false && isPlaceholder('false', field)) return readText(field, 'false', readOneLine);
  if (typeof value !== 'string') return null;
  if (field === 'description')
    return isPlaceholder(value) ? readText(field, value, readDescription) : readDescription(value);
  const read = ONE_LINE[field];
  return read === undefined ? null : readText(field, tidied(value), read, value);
}

/** What a file writes for 'nothing' is nothing. */
function readText(field: string, text: string, read: (text: string) => FieldReading, written = text): FieldReading {
  if (isPlaceholder(text, field)) {
    const change: Remark = { kind: 'changed', text: `${quoted(text)} read as empty` };
    return { value: null, remarks: text === '' ? [] : [change], problem: null };
  }
  if (field === 'name' || field === 'address') return read(written);
  const plain = withoutMarkup(text, CONTACTS.has(field));
  const reading = read(plain);
  const isTold = reading.remarks.length > 0 || reading.problem !== null;
  const hid = !isTold && plain !== written && plain !== written.normalize().replace(/\s+/g, ' ').trim();
  return hid
    ? { ...reading, remarks: [{ kind: 'changed', text: `read as ${plain.replaceAll('\n', '; ')}` }] }
    : reading;
}

/** Reads ZIP code, city and position with each other's help. */
function readPlace(line: NormalisedLine, places: KnownPlaces): void {
  const { raw } = line;
  const isRead = (field: string): boolean => !line.problems.some((problem) => problem.field === field);
  const state = typeof raw['state'] === 'string' && isRead('state') ? raw['state'] : null;
  const written = typeof raw['zipCode'] === 'number' ? String(raw['zipCode']) : raw['zipCode'];
  if (typeof written === 'string' && !isTooLong('zipCode', written)) {
    note(
      line,
      'zipCode',
      readText('zipCode', tidied(written), (zip) => readZipCode(zip, state), written),
    );
  }
  const { zipCode } = raw;
  const zip = isZipCode(zipCode) ? places.zipCode(fiveDigits(zipCode)) : null;
  if (typeof raw['city'] === 'string' && state !== null && !isTooLong('city', raw['city'])) {
    note(
      line,
      'city',
      readText('city', tidied(raw['city']), (city) => readCity(city, state, zip, places), raw['city']),
    );
  }
  // Without its state a city is not looked for, but a word for nothing is no city.
  if (state === null && isNothing(raw['city'])) raw['city'] = null;
  const { city } = raw;
  if (isZipCode(zipCode) && state !== null && typeof city === 'string') {
    const { problem, remarks } = checkZipCode({ zipCode, city, state }, zip, places);
    note(line, 'zipCode', { value: zipCode, remarks, problem });
  }
  if (isRead('latitude') && isRead('longitude') && isRead('zipCode')) holdPosition(line, zip);
}

function holdPosition(line: NormalisedLine, zip: KnownZipCode | null): void {
  const [lat, lng] = [line.raw['latitude'], line.raw['longitude']].map((value) =>
    value === null || value === undefined || value === '' ? NaN : Number(textOf(value)),
  );
  if (lat === undefined || lng === undefined || Number.isNaN(lat + lng)) return;
  const reading = readPositionNear({ lat, lng }, zip);
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  // Degrees that are none are left to the check, unless they stand in each other's column.
  if (reading.kind === 'kept' || (reading.kind === 'left out' && !isOnEarth)) return;
  const { remark } = reading;
  line.remarks.push({ field: 'latitude', ...remark });
  // A position that is left out must not clear the one of a stored firm.
  if (reading.kind === 'left out') line.raw = without(line.raw, ['latitude', 'longitude']);
  else Object.assign(line.raw, { latitude: reading.position.lat, longitude: reading.position.lng });
}

const without = (raw: RawLine, fields: readonly string[]): RawLine =>
  Object.fromEntries(Object.entries(raw).filter(([field]) => !fields.includes(field)));
