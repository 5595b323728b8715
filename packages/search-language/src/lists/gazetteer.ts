import { Gazetteer, NICKNAMES, REGIONS } from '../gazetteer/index.ts';
import { dataFile } from '../tables/index.ts';

/** Every place and ZIP code of the country, see `data/places/zip-codes.tsv` and `towns.tsv`. */
export const GAZETTEER = new Gazetteer(
  dataFile('places/zip-codes.tsv').split('\n'),
  [...NICKNAMES.keys(), ...REGIONS.map(([name]) => name)],
  dataFile('places/towns.tsv').split('\n'),
);
