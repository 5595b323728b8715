import { expect, it } from '@jest/globals';
import { describeRating, histogramRows, litHalves } from './rating.core.ts';

describe('litHalves', () => {
  it.each([
    [0, 0],
    [3.5, 7],
    [4.6, 9],
    [4.8, 10],
    [9, 10],
    [Number.NaN, 0],
  ])('%d lights %d', (rating, halves) => {
    expect(litHalves(rating)).toBe(halves);
  });
});

describe('describeRating', () => {
  it.each([
    [4.6, undefined, 'Rated 4.6 out of 5'],
    [5, 1, 'Rated 5.0 out of 5, 1 review'],
    [4, 1234, 'Rated 4.0 out of 5, 1,234 reviews'],
    [0, 0, 'No reviews yet'],
  ])('%d with %s reviews is "%s"', (rating, count, text) => {
    expect(describeRating(rating, count)).toBe(text);
  });
});

it('rows are the best first, each with its share of all', () => {
  expect(histogramRows([1, 0, 0, 1, 2])).toEqual([
    { stars: 5, count: 2, share: 50 },
    { stars: 4, count: 1, share: 25 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 1, share: 25 },
  ]);
});

it('one among thousands still shows, and none at all is no division by zero', () => {
  expect(histogramRows([1, 0, 0, 0, 9999])[4]).toEqual({ stars: 1, count: 1, share: 1 });
  expect(histogramRows([]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
});
