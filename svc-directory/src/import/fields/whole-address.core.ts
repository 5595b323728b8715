import { stateWritten } from '@lawdex/search-language/text';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { cityOf, isMisspelt } from './city.core.ts';
import { readZipCode } from './zip-code.core.ts';

/** The parts of `123 Main St, Boston, MA 02108`. */
export interface WholeAddress {
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
}

const BREAK = /\s*(?:\\[rn]|[\r\n,;|]|<\/?br\s*\/?>|\s\.(?=\s))\s*/gi;
// Each run of blanks and commas is looked at once, from its beginning.
const COUNTRY = /(?<![\s,])[\s,]+(?:U\.?S\.?(?:A\.?)?|United States(?: of America)?)[\s.,]*$/i;
const ZIP = /(?<![\s,.])[\s,.]+(\d{5}(?:-\d{4})?|\d{4})$/;
const COMMAS = /(?:\s*,)+\s*/;
const COUNTY = /\b(?:county|parish)$/i;
// A second address in the text would stay in the street.
const OTHER_ZIP = /\b[A-Z]{2}\.?,? \d{5}\b/;
const MOST_WORDS = 4;
const OF_A_HOUSE = /\d|\b(?:suite|ste|floor|fl|unit|room|rm|apt|bldg|building|box|one|two|three)\b|#/i;
// `Main St East Boston` is in Boston, or in East Boston.
const BEGINS_NAMES = /(?:^|\s)(?:north|south|east|west|new|old|upper|lower|port|fort|mount|lake|saint|san|santa)$/i;

/** Takes an address apart that is one text; null when its end is no city, state and ZIP code, or has several readings. */
export function readWholeAddress(written: string, places: KnownPlaces): WholeAddress | null {
  const text = written
    .replace(BREAK, ', ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.,])[\s.,]+$/, '')
    .replace(COUNTRY, '');
  const [behind, digits = ''] = ZIP.exec(text) ?? [];
  if (behind === undefined) return null;
  const head = text.slice(0, -behind.length);
  if (OTHER_ZIP.test(head)) return null;
  const words = head.split(' ');
  // The longest name of a state first, because `West Virginia` ends in another one.
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const state = stateWritten(words.slice(-count).join(' ').replace(/,$/, ''));
    if (state === undefined) continue;
    const zipCode = readZipCode(digits, state).value;
    if (typeof zipCode !== 'string') continue;
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/(?<![\s,])[\s,]+$/, '');
    const found = cityAtEnd(rest, state, places.zipCode(zipCode.slice(0, 5)), places);
    if (found !== null) return { ...found, state, zipCode };
  }
  return withoutState(head, digits, places);
}

/** `1 Broadway, Oakland 94612`: a ZIP code has one state, and it is the one when the city is the ZIP code's. */
function withoutState(head: string, zipCode: string, places: KnownPlaces): WholeAddress | null {
  const zip = places.zipCode(zipCode.slice(0, 5));
  if (zip === null) return null;
  const { state } = zip;
  const found = cityAtEnd(head.replace(/(?<![\s,])[\s,]+$/, ''), state, zip, places);
  return found && cityOf(found.city, state, places) === zip.city ? { ...found, state, zipCode } : null;
}

type StreetAndCity = Pick<WholeAddress, 'address' | 'city'>;

function cityAtEnd(text: string, state: string, zip: KnownZipCode | null, places: KnownPlaces): StreetAndCity | null {
  const parts = text.split(COMMAS);
  const last = parts.pop() ?? '';
  if (parts.length > 0) {
    const isName = cityOf(last, state, places) !== null || (zip !== null && isMisspelt(last, zip.city));
    if (!isName && COUNTY.test(last)) return cityAtEnd(parts.join(', '), state, zip, places);
    if (isName || !OF_A_HOUSE.test(last)) return { address: parts.join(', '), city: last };
  }
  return zip === null ? null : cityOfZip(last, { parts, state, zip }, places);
}

interface Before {
  parts: readonly string[];
  state: string;
  zip: KnownZipCode;
}

/** Without a comma before it, only the city of the ZIP code is told from the street: `1 Main St Salt Lake City`. */
function cityOfZip(text: string, { parts, state, zip }: Before, places: KnownPlaces): StreetAndCity | null {
  const words = text.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const city = words.slice(-count).join(' ');
    if (cityOf(city, state, places) !== zip.city) continue;
    const street = words.slice(0, -count).join(' ');
    const address = [...parts, street].filter((part) => part !== '').join(', ');
    return OF_A_HOUSE.test(address) && !BEGINS_NAMES.test(street) ? { address, city } : null;
  }
  return null;
}
