import { histogramRows } from './RatingHistogram.tsx';

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
