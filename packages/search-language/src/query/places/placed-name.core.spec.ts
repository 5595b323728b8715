import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('adler', 'perry', 'walters', 'austin');

it.each([
  ['Adler Law, Houston TX', ['adler law'], 'Houston, TX'],
  ['Adler Law in Houston', ['adler law'], 'Houston, TX'],
  // A name that holds the name of a place.
  ['Austin & Walters LLP Chicago', ['austin walter', 'walter'], 'Chicago, IL'],
  ['Austin Chicago IL', ['austin', ''], 'Chicago, IL'],
  ['Adlr Law Houston', ['adlr law', 'adler law'], 'Houston, TX'],
  ['Houston Adler Law', ['houston adler law', 'adler law'], 'Houston, TX'],
])('%s: %j in %s', (query, nameKeys, label) => {
  const { placedName } = interpret(query, dictionary);
  expect([placedName?.nameKeys, placedName?.spot.label]).toEqual([nameKeys, label]);
});

it.each([
  ['austin law', 'austin law firm'],
  ['Law Offices of Austin', 'austin'],
  ['austin attorneys houston', 'law office austin'],
])('%j may be %s', (query, name) => {
  expect(interpret(query, dictionary).placedName?.alike).toContain(name);
});

it.each([
  [true, ['austin law', 'Austin Law Group', 'Law Offices of Austin', 'Austin Legal, PLLC']],
  [false, ['austin law firms', 'austin lawyers', 'austin attorneys', 'austin legal']],
])('a firm is said: %s, by %j', (saysFirm, queries) => {
  const said = queries.filter((query) => interpret(query, dictionary).placedName?.saysFirm === saysFirm);
  expect(said).toEqual(queries);
});

it.each([
  'lawyers in austin',
  'austin divorce lawyers',
  'chicago law',
  'austin',
  'austin tx lawyers',
  'adler law austin',
])('no name is like %j', (query) => {
  expect(interpret(query, dictionary).placedName?.alike).toEqual([]);
});

it('is none without a place', () => {
  expect(interpret('Adler Law', dictionary).placedName).toBeNull();
});
