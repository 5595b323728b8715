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
  const filter = parseLocation(text, dictionary);
  expect({ ...filter, cities: filter?.cities.map(({ key }) => key) }).toEqual({ cities, states, zips });
});

it('is no place at all without a letter or digit', () => {
  expect(parseLocation(' , ,', dictionary)).toBeNull();
});
