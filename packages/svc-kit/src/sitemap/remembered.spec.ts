import { jest } from '@jest/globals';
import { remembered } from './remembered.ts';

it('what is remembered is asked for once for all who want it, and again when it is old', async () => {
  jest.useFakeTimers();
  let value = 0;
  const ask = jest.fn(() => Promise.resolve(++value));
  const read = remembered(ask, 200);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  jest.advanceTimersByTime(220);
  expect(await read()).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('what is remembered is asked for again after a failure, which all who wait are told', async () => {
  const ask = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
  const read = remembered(ask);
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe('here');
});
