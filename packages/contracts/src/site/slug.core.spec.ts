import { expect, it } from '@jest/globals';
import { slugify } from './slug.core.ts';

it.each([
  ["  Coeur d'Alene & Ñandú, ID ", 'coeur-dalene-nandu-id'],
  ['St. Louis', 'st-louis'],
  ['a--b', 'a-b'],
  ['東京', ''],
  ['---', ''],
])('%j becomes %j', (words, slug) => {
  expect(slugify(words)).toBe(slug);
  expect(slugify(slug)).toBe(slug);
});
