import { describe, expect, test } from '@jest/globals';
import { parseFavorites, toggleFavorite } from './favorites.core.ts';

const A = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';
const B = '00000000-0000-4000-8000-000000000001';

describe('favorites', () => {
  test('a list of ids is read, without duplicates', () => {
    expect(parseFavorites(JSON.stringify([A, B, A]))).toEqual([A, B]);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '"x"',
    '{"__proto__":{"a":1}}',
    '[1,{"id":"x"},"not an id"]',
    `"${'x'.repeat(200_000)}"`,
  ])('what is not a list of ids (%#) counts as nothing saved', (stored) => {
    expect(parseFavorites(stored)).toEqual([]);
  });

  test('toggling saves, then removes', () => {
    expect(toggleFavorite([A], B)).toEqual({ kind: 'saved', ids: [A, B] });
    expect(toggleFavorite([A, B], A)).toEqual({ kind: 'removed', ids: [B] });
  });
});
