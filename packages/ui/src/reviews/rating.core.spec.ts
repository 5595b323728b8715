import { describeRating, litHalves } from './rating.core.ts';

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
