import { expect, it } from '@jest/globals';
import { countOf, formatCount } from './count.core.ts';

it('a count is written as Americans write it', () => {
  for (const count of [0, 7, 42, 999, 1000, 12_345, 999_999, 1_000_000, 2_147_483_647]) {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
  }
});

it('a count of things is one of them, or many', () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, 'review'))).toEqual([
    '0 reviews',
    '1 review',
    '2 reviews',
    '1,200 reviews',
  ]);
  expect(countOf(2, 'city', 'cities')).toBe('2 cities');
});
