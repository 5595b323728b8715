import { expect, it } from '@jest/globals';
import { isCalm, normalAfter } from './normal.core.ts';
import type { Sample } from './sample.core.ts';

const page = (at: number, status = 200, took = 30): Sample => ({
  ...{ n: 0, late: 0, retryAfter: false, sent: true },
  ...{ at, status, took },
});

it('it is normal again after the last visitor who noticed something', () => {
  const beside = [page(900, 503), page(1_200, 503), page(1_400), page(1_600, 200, 400), page(1_800)];
  expect(normalAfter(beside, 1_000)).toBe(1_000);
  expect(normalAfter([page(900, 503), page(1_200)], 1_000)).toBe(0);
});

it('a site that did not come back as long as it was watched is never normal', () => {
  expect(normalAfter([page(1_200), page(1_800, 503)], 1_000)).toBe(Infinity);
});

it('it is calm once nobody has noticed anything for three seconds', () => {
  expect(isCalm([page(1_500)], 1_000, 3_999)).toBe(false);
  expect(isCalm([page(1_500)], 1_000, 4_000)).toBe(true);
  expect(isCalm([page(1_500, 503)], 1_000, 4_000)).toBe(false);
  expect(isCalm([page(1_500, 503), page(2_500)], 1_000, 5_000)).toBe(true);
});

it('silence is no calm', () => {
  expect(isCalm([], 1_000, 9_000)).toBe(false);
});
