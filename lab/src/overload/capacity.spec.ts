import { expect, it } from '@jest/globals';
import { measureCapacity } from './capacity.ts';

/** Answers with these rates in turn, and goes on with the last; a negative one is a round with failures. */
function siteThatDoes(...rates: number[]) {
  const asked: number[] = [];
  return {
    asked,
    round: (visitors: number) => {
      const rate = rates[Math.min(asked.length, rates.length - 1)] ?? 0;
      asked.push(visitors);
      return Promise.resolve({ rate: Math.abs(rate), failed: rate < 0 ? '1 500' : '' });
    },
  };
}

it('the capacity is measured once a site is warm, and it is warmed up by few visitors', async () => {
  const site = siteThatDoes(10, 20, 20, 100, 150, 150, 160, 170, 180);
  expect(await measureCapacity(site.round, 8)).toBe(170);
  expect(site.asked).toEqual([2, 2, 2, 8, 8, 8, 8, 8, 8]);
});

it('a round with failures measures nothing', async () => {
  const site = siteThatDoes(10, 10, 100, 100, 90, -1, 120, 90);
  expect(await measureCapacity(site.round, 8, 1)).toBe(100);
});

it.each(Object.entries({ '1 500': -1, 'nobody is served': 0 }))('there is no capacity: %s', async (why, rate) => {
  const measuring = measureCapacity(siteThatDoes(rate).round, 8, 1);
  await expect(measuring).rejects.toThrow(`no capacity to multiply: with 2 at a time ${why}`);
});
