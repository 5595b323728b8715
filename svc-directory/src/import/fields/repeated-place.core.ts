import type { KnownPlaces } from '../../places/known-places.core.ts';
import { cityOf } from './city.core.ts';
import { readState } from './state.core.ts';
import type { WholeAddress } from './whole-address.core.ts';
import { fiveDigits, isZipCode, readZipCode } from './zip-code.core.ts';

/** Whether the end of an address says what the columns of city, state and ZIP code say. */
export function repeats(
  { city, state, zipCode }: WholeAddress,
  raw: Readonly<Record<string, unknown>>,
  places: KnownPlaces,
): boolean {
  const textOf = (field: string): string => String(raw[field]).trim();
  const zip = readZipCode(textOf('zipCode'), state).value;
  const named = (name: string): string => cityOf(name, state, places) ?? name;
  const isSameZip = isZipCode(zip) && fiveDigits(zip) === fiveDigits(zipCode);
  return isSameZip && readState(textOf('state')).value === state && named(textOf('city')) === named(city);
}
