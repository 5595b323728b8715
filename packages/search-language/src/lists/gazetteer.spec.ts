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
  ).toHaveLength(46_090);
  expect([...GAZETTEER.cities()].length).toBe(34_574);
});

it('knows cities that no ZIP code is named after', () => {
  const named = (name: string, state: string): string | undefined => GAZETTEER.city(name, state)?.name;
  expect(named('Edina', 'MN')).toBe('Edina');
  expect(named('JOHNS CREEK', 'GA')).toBe('Johns Creek');
  expect(named('S Boston', 'MA')).toBe('South Boston');
});

it('no two cities of a state have names with one key', () => {
  const keys = [...GAZETTEER.cities()].map(({ name, state }) => `${placeKeyOf(name)} ${state}`);
  expect(new Set(keys).size).toBe(keys.length);
});
