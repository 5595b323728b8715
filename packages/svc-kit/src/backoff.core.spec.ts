import { backoffMs } from './backoff.core.ts';

it('waits longer after each failure in a row, and not too long', () => {
  expect([0, 1, 2, 3, 7, 1000].map((failures) => backoffMs(failures))).toEqual([0, 250, 500, 1000, 15_000, 15_000]);
  expect(backoffMs(1000, 5_000)).toBe(5_000);
});
