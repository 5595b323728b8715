import { editDistance } from '@lawdex/search-language/dictionary';
import { cityCalled, stateWritten, wordsOf } from '@lawdex/search-language/text';
import { asIs, doubtful, quoted, readAs } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';

const ZIP_BEHIND = /[\s,]+\d{5}(?:-\d{4})?$/;
// The longest name of a state has three words.
const BEHIND = [3, 2, 1].map((words) => new RegExp(`[\\s,]+([A-Za-z.]+(?: [A-Za-z.]+){${words - 1}})[\\s,]*$`));
const LETTERS_FOR_ONE_SLIP = 5;
const LETTERS_FOR_TWO_SLIPS = 9;

/** A city as the gazetteer names it. A misspelt one is read as the city of its ZIP code. */
export function readCity(written: string, state: string, zip: KnownZipCode | null, places: KnownPlaces): FieldReading {
  if (zip?.state === state && zip.city === written) return asIs(written);
  const asWritten = cityOf(written, state, places);
  if (asWritten !== null) return readAs(asWritten, written);
  const alone = withoutState(written, state);
  const spellings = [alone, alone.replace(/\s*\(.*\)$/, ''), alone.replace(/^(?:city|town|village) of /i, '')];
  const known = spellings.map((spelling) => cityOf(spelling, state, places)).find((city) => city !== null) ?? null;
  if (known !== null) return readAs(known, written);
  if (zip?.state === state && isMisspelt(alone, zip.city)) return readAs(zip.city, written);
  const told = zip === null ? '' : `; its ZIP code belongs to ${zip.city}`;
  return readAs(alone, written, doubtful(`${quoted(alone)} is no place of ${state} that is known${told}`));
}

/** The name in the gazetteer of a city as it is written; null for one that it has not. */
export function cityOf(written: string, state: string, places: KnownPlaces): string | null {
  const spellings = [cityCalled(written, state), written];
  for (const spelling of spellings) {
    const city = spelling === undefined ? null : places.city(spelling, state);
    if (city !== null) return city.name;
  }
  return null;
}

/** `Boston, MA 02108` and `Boston 02108` are `Boston`. */
function withoutState(written: string, state: string): string {
  const city = written.replace(ZIP_BEHIND, '');
  const said = BEHIND.map((pattern) => pattern.exec(city)).find((one) => one && stateWritten(one[1] ?? '') === state);
  return said?.index ? city.slice(0, said.index) : city;
}

export function isMisspelt(written: string, right: string): boolean {
  const [one, other] = [written, right].map((name) => wordsOf(name).join(' '));
  if (one === undefined || other === undefined || other.length < LETTERS_FOR_ONE_SLIP) return false;
  const slips = other.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
  return one[0] === other[0] && editDistance(one, other, slips) <= slips;
}
