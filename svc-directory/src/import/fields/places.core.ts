import { milesBetween, type Position } from '@lawdex/contracts';
import { editDistance } from '@lawdex/search-language/dictionary';
import { cityCalled, stateWritten, wordsOf } from '@lawdex/search-language/text';
import { remembering } from '../../remembering.core.ts';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { asIs, doubtful, leftOut, quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading, Remark } from './field-reading.core.ts';

/** Whether a text is the two letters of a state or territory. */
export const isState = remembering((text: string) => /^[A-Z]{2}$/.test(text) && stateWritten(text) === text);

/** The two letters of a state or territory, from any way to write it that the location box reads as well. */
export function readState(written: string): FieldReading {
  if (isState(written)) return asIs(written);
  const state = stateWritten(written);
  return state === undefined ? unreadable(`${quoted(written)} is no state of the US`, written) : readAs(state, written);
}

/** States between `;`, `,` or `|`. */
export function readStates(written: string): FieldReading {
  const read = written.split(/[;,|]/).flatMap((one) => (one.trim() === '' ? [] : readState(one.trim())));
  return {
    value: read.map(({ value }) => value),
    remarks: read.flatMap(({ remarks }) => remarks),
    problem: read.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

/** The states whose ZIP codes begin with a zero, which spreadsheets drop. */
const BEGIN_WITH_ZERO: ReadonlySet<string> = new Set('CT MA ME NH NJ NY PR RI VI VT AE'.split(' '));
const ZIP = /^(?:[A-Z]{2} )?'?(\d{3,5}?)(?:[- ]?(\d{4}))?(?:\.0+)?$/;

/** A ZIP code of five or nine digits. Its leading zero is put back where the state has such codes. */
export function readZipCode(written: string, state: string | null): FieldReading {
  const [, first = '', second = '0000'] = ZIP.exec(written) ?? [];
  const five = state !== null && BEGIN_WITH_ZERO.has(state) && first !== '' ? first.padStart(5, '0') : first;
  if (five.length === 5) return readAs(second === '0000' ? five : `${five}-${second}`, written);
  const lostZero = first === '' ? '' : ' (a spreadsheet may have dropped its leading zero)';
  return unreadable(`${quoted(written)} is not a ZIP code of five digits${lostZero}`, written);
}

export const fiveDigits = (zip: string): string => zip.slice(0, 5);

export const isZipCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{5}(-\d{4})?$/.test(value);

const ZIP_BEHIND = / \d{5}(?:-\d{4})?$/;
const LETTERS_FOR_ONE_SLIP = 5;
const LETTERS_FOR_TWO_SLIPS = 9;

/** A city as the gazetteer names it; its state and ZIP code may stand behind it. A misspelt one is read as the city of its ZIP code. */
export function readCity(written: string, state: string, zip: KnownZipCode | null, places: KnownPlaces): FieldReading {
  if (zip?.state === state && zip.city === written) return asIs(written);
  const [name = '', behind = ''] = written.replace(ZIP_BEHIND, '').split(/ ?, ?/);
  const alone = stateWritten(behind) === state ? name : written;
  const known = cityOf(written, state, places) ?? cityOf(alone, state, places);
  if (known !== null) return readAs(known, written);
  if (zip?.state === state && isMisspelt(alone, zip.city)) return readAs(zip.city, written);
  const told = zip === null ? '' : `; its ZIP code belongs to ${zip.city}`;
  return readAs(alone, written, doubtful(`${quoted(alone)} is no place of ${state} that is known${told}`));
}

/** The name in the gazetteer of a city as it is written; null for one that it has not. */
function cityOf(written: string, state: string, places: KnownPlaces): string | null {
  const called = cityCalled(written, state) ?? written;
  return (places.city(called, state) ?? places.city(written, state))?.name ?? null;
}

function isMisspelt(written: string, right: string): boolean {
  const [one, other] = [written, right].map((name) => wordsOf(name).join(' '));
  if (one === undefined || other === undefined || other.length < LETTERS_FOR_ONE_SLIP) return false;
  const slips = other.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
  return one[0] === other[0] && editDistance(one, other, slips) <= slips;
}

/** The parts of `123 Main St, Boston, MA 02108`. */
export type WholeAddress = Record<'address' | 'city' | 'state' | 'zipCode', string>;

const STATE_AND_ZIP = /^([A-Z]{2})\.? (\d{5}(?:-\d{4})?)$/;
const COUNTRY = /^(?:U\.?S\.?(?:A\.?)?|United States(?: of America)?)$/i;

/** Takes an address apart that ends in `City, ST 12345`; null for any other. */
export function readWholeAddress(written: string): WholeAddress | null {
  const parts = written.split(/\s*[,;\n]\s*/);
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  const [, state = '', zipCode = ''] = STATE_AND_ZIP.exec(parts.pop() ?? '') ?? [];
  const city = parts.pop() ?? '';
  return isState(state) && city !== '' ? { address: parts.join(', '), city, state, zipCode } : null;
}

// A ZIP code reaches across the border of a state in about 150 places.
const BORDER_MILES = 40;
const CITY_MILES = 60;
/** Their post offices lie all over the world, and are all called APO, FPO or DPO. */
const MILITARY: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Whether a ZIP code goes with the state and the city beside it. */
export function checkZipCode(
  { zipCode, city, state }: { zipCode: string; city: string; state: string },
  zip: KnownZipCode | null,
  places: KnownPlaces,
): FieldReading {
  const doubt = (text: string): FieldReading => ({ ...asIs(zipCode), remarks: [doubtful(text)] });
  if (zip === null) return doubt(`"${zipCode}" is not known`);
  if (zip.state === state && (zip.city === city || MILITARY.has(state))) return asIs(zipCode);
  const named = places.city(city, state);
  const miles = named === null ? Infinity : milesBetween(named.centre, zip.centre);
  const belongs = `"${zipCode}" belongs to ${zip.city}, ${zip.state}`;
  if (zip.state !== state) {
    return miles <= BORDER_MILES ? doubt(belongs) : unreadable(`${belongs}, not to ${state}`, zipCode);
  }
  const isNear = miles <= CITY_MILES || named === null;
  return isNear ? asIs(zipCode) : doubt(`${belongs}, ${Math.round(miles)} miles from ${city}`);
}

// The largest ZIP codes of the lower states reach 60 miles from their middle.
const REACH = 75;
// Villages of Alaska share ZIP codes over hundreds of miles.
const REACH_IN_ALASKA = 400;

/** A position that is left out is null. */
type PositionReading = { position: Position | null; remarks: readonly Remark[] };

/** Holds a position to its ZIP code. One that lost a sign has another reading; anything else that is out of reach is left out. */
export function readPositionNear({ lat, lng }: Position, zip: KnownZipCode | null): PositionReading {
  const kept = { position: { lat, lng }, remarks: [] };
  const gone = (why: string) => ({ position: null, remarks: [leftOut(`left out: the position ${why}`)] });
  if (zip === null) return isInTheUs({ lat, lng }) ? kept : gone('is not in the US');
  const reach = zip.state === 'AK' ? REACH_IN_ALASKA : REACH;
  const isNear = (position: Position): boolean => milesBetween(position, zip.centre) <= reach;
  if (isNear({ lat, lng })) return kept;
  if (lat === 0 && lng === 0) return gone('is 0, 0');
  const position = { lat: Math.abs(lat), lng: -Math.abs(lng) };
  if (!isNear(position))
    return gone(`is ${Math.round(milesBetween({ lat, lng }, zip.centre))} miles from its ZIP code`);
  const text = `read as ${position.lat}, ${position.lng}, because ${lat}, ${lng} is nowhere near ${zip.city}`;
  return { position, remarks: [{ kind: 'changed', text }] };
}

/** Within the box from American Samoa and Guam to the Virgin Islands, which leaves out Europe, Africa and most of Asia. */
const isInTheUs = ({ lat, lng }: Position): boolean => lat >= -15 && lat <= 72 && (lng <= -64 || lng >= 144);
