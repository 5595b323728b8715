import { backoffMs } from './backoff.core.ts';

describe('backoffMs', () => {
  it('doubles from 250 ms to 15 s as failures go on, and is 0 without one', () => {
    expect([0, 1, 2, 3, 7, 1000].map(backoffMs)).toEqual([0, 250, 500, 1000, 15_000, 15_000]);
  });
});
