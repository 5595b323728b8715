import { expect, it } from '@jest/globals';
import { zipCodeTable } from '../../generate/zip-code-table.ts';
import { dataFile } from '../tables/index.ts';
import { placeKeyOf } from '../text/place-fold.core.ts';
import { GAZETTEER } from './gazetteer.ts';

const table = dataFile('places/zip-codes.tsv');

it('the table of ZIP codes is what the installed packages give: otherwise run `npm run zip-codes`', () => {
  expect(table === zipCodeTable()).toBe(true);
});

it('knows every ZIP code and town of the country', () => {
  expect(
    table
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  ).toHaveLength(41_155);
  expect([...GAZETTEER.cities()].length).toBe(29_639);
});

it('no two cities of a state have names with one key', () => {
  const keys = [...GAZETTEER.cities()].map(({ name, state }) => `${placeKeyOf(name)} ${state}`);
  expect(new Set(keys).size).toBe(keys.length);
});
