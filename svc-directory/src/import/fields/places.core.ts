import { editDistance } from '@lawdex/search-language/dictionary';
import { cityCalled, stateWritten, wordsOf } from '@lawdex/search-language/text';
import { remembering } from '../../remembering.core.ts';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { asIs, doubtful, quoted, readAs, unreadable, type FieldReading } from './field-reading.core.ts';

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
