import { expect, it } from '@jest/globals';
import type { UnderstoodLicence } from '@lawdex/contracts';
import { aSearch } from '@lawdex/mf-kit/testing';
import { licenceSentence } from './licence-sentence.core.ts';

const said = (licence: Partial<UnderstoodLicence> | null, total = 0, isFiltered = false): string =>
  licenceSentence(
    {
      ...aSearch().understood,
      ...(licence && { licence: { number: '24012345', state: null, authority: null, isListed: false, ...licence } }),
    },
    { total, isFiltered },
  )
    .map(({ text }) => text)
    .join('');

it.each<[string, Partial<UnderstoodLicence> | null, number, boolean, string]>([
  ['a number that somebody lists', { isListed: true }, 1, false, 'Looking for license number 24012345.'],
  ['one of a state', { isListed: true, state: 'Texas' }, 1, false, 'Looking for Texas license number 24012345.'],
  ["nobody's", {}, 0, false, 'No business here lists license number 24012345.'],
  [
    "nobody's, where filters are on",
    { state: 'Texas' },
    0,
    true,
    'No business here that fits your filters lists Texas license number 24012345.',
  ],
  [
    "nobody's, beside other words",
    {},
    1,
    false,
    'No business here lists license number 24012345. Showing what else your search finds.',
  ],
  ['the question how to check one', { number: null }, 3000, false, ''],
  ['a search for something else', null, 3000, false, ''],
])('of %s', (_what, licence, total, isFiltered, sentence) => {
  expect(said(licence, total, isFiltered)).toBe(sentence);
});
