import { expect, it } from '@jest/globals';
import { failuresOf, seenOf } from './promises.core.ts';

it('searches that fail while the process is dead are told apart from the others', () => {
  const at = (time: number, failure: string | null = 'HTTP 502') => ({ at: time, again: 0, failure });
  const searches = [at(1_000), { ...at(10_000, null), again: 2 }, at(11_000), at(12_500), at(20_000)];
  const { within, otherwise } = failuresOf(searches, [[12_000, 13_000]]);
  expect(within.map((one) => one.at)).toEqual([11_000, 12_500]);
  expect(otherwise.map((one) => one.at)).toEqual([1_000, 20_000]);
  expect(seenOf(searches, otherwise)).toBe('5 searches, 1 of them asked to come again, 2 failed: HTTP 502');
});
