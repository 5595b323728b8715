import { describe, expect, test } from '@jest/globals';
import { cityPath, lawyersInPath, practiceSlug, searchPath, slugify } from './links.core.ts';

describe('links', () => {
  test('a city is lowercased and encoded, so that a slash in it stays in its segment', () => {
    expect(cityPath('New York', 'NY')).toBe('/city/new%20york?state=NY');
    expect(cityPath('a/b')).toBe('/city/a%2Fb');
  });

  test('a search carries only what is not empty', () => {
    expect(searchPath({ query: 'dui', location: '' })).toBe('/search?query=dui');
    expect(searchPath({})).toBe('/search');
  });

  test('words become a slug without accents, apostrophes and double hyphens', () => {
    expect(slugify("  Coeur d'Alene & Ñandú, ID ")).toBe('coeur-dalene-nandu-id');
  });

  test('a practice area loses its one trailing s in a landing address', () => {
    expect(lawyersInPath(practiceSlug('car-accidents'), 'austin', 'best')).toBe('/best-car-accident-lawyers-in-austin');
    expect(lawyersInPath(practiceSlug('immigration'), 'austin')).toBe('/immigration-lawyers-in-austin');
  });
});
