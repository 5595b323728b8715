import { slugOf } from './text.core.ts';

/** Other names of cities, by city key; `saint`/`st`, `fort`/`ft` and `mount`/`mt` are expanded by rule. */
const CITY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'new-york-ny': ['nyc', 'new york city', 'ny city', 'manhattan'],
  'los-angeles-ca': ['la', 'l a'],
  'san-francisco-ca': ['sf', 'san fran'],
  'philadelphia-pa': ['philly', 'phila'],
  'las-vegas-nv': ['vegas'],
  'washington-dc': ['dc', 'washington d c'],
  'new-orleans-la': ['nola'],
  'atlanta-ga': ['atl'],
  'dallas-tx': ['dfw'],
  'indianapolis-in': ['indy'],
  'minneapolis-mn': ['mpls'],
  'oklahoma-city-ok': ['okc'],
  'salt-lake-city-ut': ['slc'],
  'jacksonville-fl': ['jax'],
};

const INTERCHANGEABLE: ReadonlyArray<readonly [string, string]> = [
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];

/** Every way to write a city's name, its own first, normalised words not yet stemmed. */
export function cityNames(city: string, cityKey: string): string[] {
  const own = city.toLowerCase().replaceAll('.', '');
  const names = [own, ...(CITY_ALIASES[cityKey] ?? [])];
  for (const [long, short] of INTERCHANGEABLE) {
    if (own.startsWith(`${long} `)) names.push(short + own.slice(long.length));
    if (own.startsWith(`${short} `)) names.push(long + own.slice(short.length));
  }
  return names;
}

/** `houston-tx`. */
export function cityKeyOf(city: string, state: string): string {
  return `${slugOf(city)}-${state.toLowerCase()}`;
}
