import { cityPath, type CityFigures } from '@lawdex/contracts';
import { US_STATES } from '@lawdex/contracts/us-states';

/** `new york` -> `New York`; letters that are capitals already stay. */
export const capitalizeWords = (city: string): string =>
  city.trim().replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The two letters of a state in an address: `tx`, `N.Y.`, `new-york`, `Texas`. */
export function readState(value: string | null): string | undefined {
  const written = lettersOf(value ?? '');
  if (written.length === 2) return written.toUpperCase();
  return US_STATES.find(({ name }) => lettersOf(name) === written)?.abbreviation;
}

/** The form in which the search service reads it. */
export const locationOf = (city: string, state: string | undefined): string => (state ? `${city}, ${state}` : city);

/** The canonical address of a city that was asked for in another spelling; null when the address is canonical. */
export function movedCity(
  written: string,
  params: URLSearchParams,
  { city, state: only, count }: Pick<CityFigures, 'city' | 'state' | 'count'>,
): string | null {
  const state = readState(params.get('state'));
  const isNamedSo = city.toLowerCase() === written.normalize('NFC').trim().toLowerCase();
  if (count === 0 || (isNamedSo && (state ?? null) === params.get('state'))) return null;
  const query = new URLSearchParams(params);
  query.delete('state');
  const named = isNamedSo ? state : (state ?? only);
  const address = cityPath(city, named ?? undefined);
  return query.size === 0 ? address : `${address}${named ? '&' : '?'}${query}`;
}
