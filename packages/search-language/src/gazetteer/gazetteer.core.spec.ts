import { zipCodeTable } from '../../generate/zip-code-table.ts';
import { gazetteer } from '../lists/index.ts';
import { dataFile, tableRows } from '../tables/index.ts';
import { placeKeyOf } from '../text/place-fold.core.ts';
import { phraseOf } from '../text/text.core.ts';
import { cityNameOf, NICKNAMES } from './index.ts';

const GAZETTEER = gazetteer();
const table = dataFile('places/zip-codes.tsv');

it('the table of ZIP codes is what the installed packages give: otherwise run `npm run zip-codes`', () => {
  expect(table === zipCodeTable()).toBe(true);
});

it('knows every ZIP code and every city of the country', () => {
  const lines = table.split('\n').filter((line) => /^\d/.test(line));
  expect(lines).toHaveLength(41_155);
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

it.each([
  ['St. Louis', 'MO', 'Saint Louis'],
  ['ST LOUIS', 'MO', 'Saint Louis'],
  ['HOUSTON', 'TX', 'Houston'],
  ['houston', 'TX', 'Houston'],
  ['Coeur D Alene', 'ID', "Coeur d'Alene"],
  ['Winston Salem', 'NC', 'Winston-Salem'],
  ['Ft. Worth', 'TX', 'Fort Worth'],
  ['W. Palm Beach', 'FL', 'West Palm Beach'],
  ['DeKalb', 'IL', 'DeKalb'],
  ['De Kalb', 'IL', 'Dekalb'],
  ['St. Louis', 'WY', 'St. Louis'],
  ['Sandy Springs', 'GA', 'Sandy Springs'],
  ['Nowhereville', 'TX', 'Nowhereville'],
])('%s, %s is named %s', (written, state, name) => {
  expect(cityNameOf(written, state, GAZETTEER)).toBe(name);
});

// A smaller one is less known than a nickname: Gotham, Wisconsin.
const SMALL = 2;

it('no nickname is the name of another city, unless businesses are indexed by it', () => {
  const indexed = new Set([...tableRows('places/city-names.txt').values()].flat());
  const isOfAnother = ([nickname, city]: [string, string]): boolean =>
    GAZETTEER.named(phraseOf(nickname)).some(
      ({ kind, name, state, zips }) =>
        kind === 'city' && zips.length > SMALL && name.toLowerCase() === nickname && city !== `${name}, ${state}`,
    );
  expect([...NICKNAMES].filter(isOfAnother).filter(([nickname]) => !indexed.has(nickname))).toEqual([]);
});
