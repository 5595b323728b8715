import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('smith', 'jones', 'miller');

it('a word that is nearer to a practice than to a city of the state is the practice', () => {
  expect(interpret('evicton tx', dictionary)).toMatchObject({ practices: ['eviction'] });
  expect(interpret('divorce dalas tx', dictionary).practices).toEqual(['divorce-family-law']);
});

it.each([
  ['los angelas immigration', 'Los Angeles, CA', 'los angelas', 'los angeles'],
  ['new yorke divorce', 'New York, NY', 'new yorke', 'new york'],
  ['dui lawyer pittsburg pa', 'Pittsburgh, PA', 'pittsburg pa', 'pittsburgh pa'],
  // DACA is farther from it, as a practice and in its story.
  ['divorce dalas tx', 'Dallas, TX', 'dalas tx', 'dallas tx'],
])('%j is in %s', (query, place, from, to) => {
  expect(interpret(query, dictionary)).toMatchObject({ place: { spot: { label: place } }, corrected: [{ from, to }] });
  expect(interpret(query, dictionary, true).place?.spot.label).not.toBe(place);
});

it('a name or a word before a state is no misspelt city', () => {
  const { place, words } = interpret('miller tx', dictionary);
  expect([place?.spot.label, words.map(({ typed }) => typed)]).toEqual(['Texas', ['miller']]);
});

it.each([
  ['8495 Washington Road, Houston, TX 77251', 'Houston, TX 77251', '8495washington'],
  ['lawyer at 8495 washington road houston', 'Houston, TX', '8495washington'],
  ['12 Elm Court, Chicago', 'Chicago, IL', '12elm'],
  ['divorce 100 main st springfield il', 'Springfield, IL', '100main'],
])('a street address in %j does not stand for a place of its own', (query, place, street) => {
  expect(interpret(query, dictionary)).toMatchObject({ place: { spot: { label: place } }, street, words: [] });
});

it('a street address alone is what must be found', () => {
  const { words, street } = interpret('2021 N Slappey Blvd', dictionary);
  expect(words).toEqual([{ typed: '2021 n slappey blvd', variants: ['2021slappey'], prefix: false }]);
  expect(street).toBeNull();
});

it.each([
  '2 years in court',
  '3 day notice on my door',
  '18 wheeler accident on highway 41',
  '1983 civil rights court',
])('a street address is not %j', (query) => {
  const { street, words } = interpret(query, dictionary);
  expect([street, words.some(({ variants }) => /^\d+[a-z]/.test(variants[0] ?? ''))]).toEqual([null, false]);
});
