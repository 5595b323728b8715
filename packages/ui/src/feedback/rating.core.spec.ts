import { describeRating, litStars } from './rating.core.ts';

describe('litStars', () => {
  it.each([
    [0, 'none none none none none'],
    [3.5, 'full full full half none'],
    [4.6, 'full full full full half'],
    [4.8, 'full full full full full'],
    [9, 'full full full full full'],
    [Number.NaN, 'none none none none none'],
  ])('%d is %s', (rating, stars) => {
    expect(litStars(rating).join(' ')).toBe(stars);
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
