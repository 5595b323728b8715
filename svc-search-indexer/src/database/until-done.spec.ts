import { jest } from '@jest/globals';
import { untilDone } from './until-done.ts';

const BUSY = new Error('no connection was free');

it('is tried again until it is done, and each failure is told', async () => {
  const work = jest
    .fn(async () => undefined)
    .mockRejectedValueOnce(BUSY)
    .mockRejectedValueOnce(BUSY);
  const onFailure = jest.fn();
  await untilDone(work, { signal: new AbortController().signal, onFailure, firstPauseMs: 1 });
  expect(work).toHaveBeenCalledTimes(3);
  expect(onFailure.mock.calls).toEqual([[BUSY], [BUSY]]);
});

it('is given up when the service stops, at once', async () => {
  const stopping = new AbortController();
  const work = jest.fn(async () => Promise.reject(BUSY));
  await untilDone(work, { signal: stopping.signal, onFailure: () => stopping.abort(), firstPauseMs: 3_600_000 });
  expect(work).toHaveBeenCalledTimes(1);
});
