import { expect, it } from '@jest/globals';
import { median, ratioOf } from './statistics.core.ts';

it('each round is compared with its own, so a machine that becomes slower changes no ratio', () => {
  expect(ratioOf([11, 22, 44, 88, 110], [10, 20, 40, 80, 100])).toEqual({ median: 1.1, from: 1.1, to: 1.1 });
});

it('half of the rounds lie within the spread, and one that was disturbed does not move the median', () => {
  expect(ratioOf([9, 10, 11, 12, 90], [10, 10, 10, 10, 10])).toEqual({ median: 1.1, from: 1, to: 1.2 });
  expect(median([3, 1, 2])).toBe(2);
});
