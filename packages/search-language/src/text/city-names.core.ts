import { tableRows } from '../tables/index.ts';
import { inShort, placeWordsOf, withBlanks } from './place-fold.core.ts';
import { wordsOf } from './text.core.ts';

const NAMED = [...tableRows('places/city-names.txt')].map(([name, aliases]) => {
  const [city = '', state = ''] = name.split(', ');
  return { city, state, aliases };
});
const ALIASES = new Map(NAMED.map(({ city, state, aliases }) => [cityKeyOf(city, state), aliases]));

/** Every way to write a city's name, its own first, normalised words not yet stemmed. */
export function cityNames(city: string, cityKey: string): string[] {
  const own = city.toLowerCase().replaceAll('.', '');
  const full = placeWordsOf(city);
  const spellings = [full.join(' '), inShort(full).join(' '), withBlanks(own)];
  const isOther = (spelling: string): boolean => spelling !== own && spelling !== wordsOf(own).join(' ');
  return [...new Set([own, ...(ALIASES.get(cityKey) ?? []), ...spellings.filter(isOther)])];
}

/** One key for a city of a state, however its name is written: `houston-tx`, `saint-louis-mo`. */
export function cityKeyOf(city: string, state: string): string {
  return `${placeWordsOf(city.replaceAll('.', '')).join('-')}-${state.toLowerCase()}`;
}

const CALLED = new Map(
  NAMED.flatMap(({ city, state, aliases }) => aliases.map((alias) => [cityKeyOf(alias, state), city] as const)),
);

/** What a city is called that has other names as well: `NYC` in `NY` -> `New York`. Undefined for its own name. */
export const cityCalled = (name: string, state: string): string | undefined => CALLED.get(cityKeyOf(name, state));
