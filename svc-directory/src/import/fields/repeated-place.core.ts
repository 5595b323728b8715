import { stateWritten } from '@lawdex/search-language/text';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { remembering } from '../../remembering.core.ts';
import { textOf } from './field-reading.core.ts';
import { cityOf } from './city.core.ts';
import { readState } from './state.core.ts';
import { readWholeAddress } from './whole-address.core.ts';
import type { WholeAddress } from './whole-address.core.ts';
import { fiveDigits, isZipCode, readZipCode } from './zip-code.core.ts';

type Columns = Readonly<Record<string, unknown>>;

const ENDS_IN_ZIP = /\b\d{5}(?:-\d{4})?(?:(?<![\s,])[\s,]+(?:USA?|United States))?[\s.,]*$/i;
const ENDS_IN_NAMES = /[,;|\r\n]([^\d,;|\r\n]+)$/;
const BREAK = /^\s*[,;|\r\n]/;
// `100 Boston` is a street, of which 100 would be left.
const IS_STREET = /\p{L}{2}/u;

const textIn = (raw: Columns, field: string): string => textOf(raw[field]).trim();

function zipCodeIn(raw: Columns): string {
  const written = textIn(raw, 'zipCode');
  const state = readState(textIn(raw, 'state')).value;
  const zip = readZipCode(written, typeof state === 'string' ? state : null).value;
  return isZipCode(zip) ? zip : written;
}

/** `1 Main St, Boston` with the ZIP code of its column behind it, otherwise it could not be taken apart. */
export const withZipCode = (address: string, raw: Columns): string =>
  ENDS_IN_NAMES.test(address) ? `${address} ${zipCodeIn(raw)}` : address;

/** The street of an address that ends in what columns say, and its ZIP code where that of the column is shorter. */
export function readRepeated(
  address: string,
  raw: Columns,
  places: KnownPlaces,
): { address: string; zipCode?: string } | null {
  const hasZip = ENDS_IN_ZIP.test(address);
  if (!hasZip && !mayRepeat(ENDS_IN_NAMES.exec(address)?.[1] ?? '', raw, places)) return null;
  const ended = hasZip ? address : withZipCode(address, raw);
  if (!hasZip && ended === address) return null;
  const whole = readWholeAddress(ended, asColumnsSay(raw, places));
  if (whole === null || !repeats(whole, raw, places) || !IS_STREET.test(whole.address)) return null;
  if (hasZip) {
    const isLonger = whole.zipCode.length > zipCodeIn(raw).length;
    return { address: whole.address, ...(isLonger && { zipCode: whole.zipCode }) };
  }
  // Without a ZIP code of its own only a comma tells a city from a street: `100 Boston`.
  const isApart = address.startsWith(whole.address) && BREAK.test(address.slice(whole.address.length));
  return isApart ? { address: whole.address } : null;
}

const COUNTY = /\b(?:county|parish)\W*$/i;
const MOST_WORDS = 4;

const endsInState = remembering((end: string): boolean => {
  const words = end.split(/\s+/);
  const isState = words
    .slice(-MOST_WORDS)
    .some((_word, at, last) => stateWritten(last.slice(at).join(' ')) !== undefined);
  return isState || COUNTY.test(end);
});

/** Whether words at the end of an address may be the city of the columns, or a state; most are a suite, or a building. */
function mayRepeat(end: string, raw: Columns, places: KnownPlaces): boolean {
  if (endsInState(end.trim())) return true;
  const state = readState(textIn(raw, 'state')).value;
  return typeof state === 'string' && cityOf(end.trim(), state, places) !== null;
}

/** The city of an address that is nothing but the name of a city, of its state or a ZIP code; null for one that may have a street. */
export function placeAlone(address: string, raw: Columns, places: KnownPlaces): { city: string | null } | null {
  const text = address.trim();
  if (/^\d{5}(?:-\d{4})?$/.test(text)) return { city: null };
  if (/[\d,;|\r\n]/.test(text)) return null;
  const state = readState(textIn(raw, 'state')).value;
  if (typeof state !== 'string') return null;
  const city = cityOf(text, state, places);
  if (city === null) return stateWritten(text) === state ? { city } : null;
  return raw['city'] == null || cityOf(textIn(raw, 'city'), state, places) === city ? { city } : null;
}

/** A ZIP code reaches into several cities, and is that of the city beside it. */
function asColumnsSay(raw: Columns, places: KnownPlaces): KnownPlaces {
  const zipCode = (zip: string): KnownZipCode | null => {
    const known = places.zipCode(zip);
    return known && { ...known, city: cityOf(textIn(raw, 'city'), known.state, places) ?? known.city };
  };
  return { city: (written, state) => places.city(written, state), zipCode };
}

/** Whether the end of an address says what the columns of city, state and ZIP code say. */
export function repeats({ city, state, zipCode }: WholeAddress, raw: Columns, places: KnownPlaces): boolean {
  const named = (name: string): string => cityOf(name, state, places) ?? name;
  const isSameZip = fiveDigits(zipCodeIn(raw)) === fiveDigits(zipCode);
  return isSameZip && readState(textIn(raw, 'state')).value === state && named(textIn(raw, 'city')) === named(city);
}
