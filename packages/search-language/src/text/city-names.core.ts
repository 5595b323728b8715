import { tableRows } from '../tables/index.ts';
import { slugOf } from './text.core.ts';

const ALIASES = new Map(
  [...tableRows('places/city-names.txt')].map(([name, aliases]) => {
    const [city = '', state = ''] = name.split(', ');
    return [cityKeyOf(city, state), aliases];
  }),
);

/** Beginnings of names that are written both ways. */
export const ABBREVIATIONS: ReadonlyArray<readonly [long: string, short: string]> = [
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];

/** Every way to write a city's name, its own first, normalised words not yet stemmed. */
export function cityNames(city: string, cityKey: string): string[] {
  const own = city.toLowerCase().replaceAll('.', '');
  const names = [own, ...(ALIASES.get(cityKey) ?? [])];
  for (const [long, short] of ABBREVIATIONS) {
    if (own.startsWith(`${long} `)) names.push(short + own.slice(long.length));
    if (own.startsWith(`${short} `)) names.push(long + own.slice(short.length));
  }
  return names;
}

/** `houston-tx`. */
export function cityKeyOf(city: string, state: string): string {
  return `${slugOf(city)}-${state.toLowerCase()}`;
}
