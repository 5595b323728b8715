import { expect, it } from '@jest/globals';
import { testDictionary } from '../../test/dictionary.ts';
import { parseLocation } from './location.core.ts';

const dictionary = testDictionary();

it.each<[string, string[], string[], string[]]>([
  ['Houston', ['houston-tx'], [], []],
  ['Houston, TX', ['houston-tx'], [], []],
  ['Houston, TX, Austin', ['houston-tx', 'austin-tx'], [], []],
  ['Houston, Austin', ['houston-tx', 'austin-tx'], [], []],
  ['Houston,Austin,TX', ['houston-tx', 'austin-tx'], [], []],
  ['houston tx', ['houston-tx'], [], []],
  ['Houston, Texas', ['houston-tx'], [], []],
  ['Austin Texas, chicago', ['austin-tx', 'chicago-il'], [], []],
  ['New York, NY', ['new-york-ny'], [], []],
  ['New York, Chicago', ['new-york-ny', 'chicago-il'], [], []],
  ['Chicago, New York', ['chicago-il', 'new-york-ny'], [], []],
  ['Portland', ['portland-me', 'portland-or'], [], []],
  ['Portland, OR', ['portland-or'], [], []],
  ['Portland, ME, Portland, OR', ['portland-me', 'portland-or'], [], []],
  ['TX', [], ['TX'], []],
  ['Texas', [], ['TX'], []],
  ['TX, Chicago', ['chicago-il'], ['TX'], []],
  ['77002', [], [], ['77002']],
  ['77002-1234, Austin', ['austin-tx'], [], ['77002']],
  ['LA', ['los-angeles-ca'], [], []],
  ['ST LOUIS', ['st-louis-mo'], [], []],
  ['Saint Louis, MO', ['st-louis-mo'], [], []],
  ['Hous', ['houston-tx'], [], []],
  ['Huoston', ['houston-tx'], [], []],
  ['Phildelphia', ['philadelphia-pa'], [], []],
  ['Houston, CA', [], [], []],
  ['Atlantis', [], [], []],
])('%j means %j %j %j', (text, cities, states, zips) => {
  const [level] = parseLocation(text, dictionary)?.levels ?? [];
  expect(level).toEqual({ cityKeys: cities, states, zips, within: null });
});

it.each([
  ['Brooklyn', 'Brooklyn, NY', 40.6],
  ['the Bronx', 'Bronx, NY', 40.8],
  ['Brooklyn, CT', 'Brooklyn, CT', 41.8],
  ['Hollywood', 'Hollywood, CA', 34.1],
  ['SF', 'San Francisco, CA', 37.8],
  ['Bay Area', 'San Francisco Bay Area', 37.7],
  ['Cook County', 'Cook County, IL', 41.8],
  ['Harris County, TX', 'Harris County, TX', 29.8],
  ['Tuscumbia', 'Tuscumbia, AL', 34.7],
  ['Justice', 'Justice, IL', 41.7],
  ['98101', '98101', 47.6],
  ['981', '981', 47.6],
])('%j is %s, although no business is there', (text, label, lat) => {
  const spot = parseLocation(text, dictionary);
  expect(spot).toMatchObject({ label });
  expect(Math.abs((spot?.centre?.lat ?? 0) - lat)).toBeLessThan(0.2);
});

it('looks around a ZIP code, nearest first', () => {
  const levels = parseLocation('98101', dictionary)?.levels ?? [];
  expect(levels.map(({ zips, within }) => within?.miles ?? zips)).toEqual([['98101'], 5, 10, 25]);
});

it('is no place at all without a letter or digit', () => {
  expect(parseLocation(' , ,', dictionary)).toBeNull();
});
