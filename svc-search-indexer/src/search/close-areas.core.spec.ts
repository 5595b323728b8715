import { testDictionary } from '@lawdex/search-language/testing/dictionary';
import { closeAreas } from './close-areas.core.ts';

const dictionary = testDictionary();
const close = (words: string[], practices: string[] = []) => closeAreas(practices, words, dictionary);

it.each([
  [['mesotelyoma'], 'mesothelioma-asbestos'],
  [['inheritances'], 'probate'],
  [['bankrupting'], 'bankruptcy'],
])('%j is closest to %s', (words, slug) => {
  expect(close(words).slice(0, 3)).toContain(slug);
});

it('names a practice area first, then those around it', () => {
  expect(close([], ['patents']).slice(0, 2)).toEqual(['patents', 'intellectual-property']);
  expect(close([], ['patents'])).toContain('trademarks');
});

it.each([['zzyzx'], ['qwrtp xkcdq'], ['律师'], ['the']])('%j is close to nothing', (words) => {
  expect(close([words])).toEqual([]);
});
