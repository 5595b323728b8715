import { zipCodeTable } from '../../generate/zip-code-table.ts';
import { dataFile } from '../tables/index.ts';
import { placeKeyOf } from '../text/place-fold.core.ts';
import { GAZETTEER } from './gazetteer.ts';

const table = dataFile('places/zip-codes.tsv');

it('the table of ZIP codes is what the installed packages give: otherwise run `npm run zip-codes`', () => {
  expect(table === zipCodeTable()).toBe(true);
});

it('knows every ZIP code and every city of the country', () => {
  expect(
    table
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  ).toHaveLength(41_155);
  expect(GAZETTEER.cities().length).toBe(32_165);
});

it('knows towns that no ZIP code is named after, beside their state where another place is called so and not much smaller', () => {
  const named = (name: string, state: string): string | undefined => GAZETTEER.city(name, state)?.name;
  expect(named('Edina', 'MN')).toBe('Edina');
  expect(named('JOHNS CREEK', 'GA')).toBe('Johns Creek');
  expect(named('Downtown', 'HI')).toBeUndefined();
  const statesOf = (phrase: string): string[] => GAZETTEER.named(phrase).map(({ state }) => state);
  expect(statesOf('john creek')).toEqual(['GA']);
  expect(statesOf('edina')).toEqual(['MN', 'MO']);
  expect(statesOf('bloomington')).not.toContain('MN');
});

it('a misspelt name is a town without a ZIP code only where it is no other city', () => {
  expect(GAZETTEER.like('eagen', 'MN')?.name).toBe('Eagan');
  expect(GAZETTEER.like('glenvile', 'NY')?.zips).not.toEqual([]);
});

it('no two cities of a state have names with one key', () => {
  const keys = [...GAZETTEER.cities()].map(({ name, state }) => `${placeKeyOf(name)} ${state}`);
  expect(new Set(keys).size).toBe(keys.length);
});
