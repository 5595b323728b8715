import { expect, it } from '@jest/globals';
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

it('is none without a place', () => {
  expect(interpret('Adler Law', dictionary).placedName).toBeNull();
});
