import { jest } from '@jest/globals';
import { ahead, AFTER_START_MS, BackgroundWork } from './background-work.ts';

const PAUSE_MS = 1_000;
const turn = jest.fn<() => Promise<number>>();
class Tested extends BackgroundWork {
  protected override turn = turn;
}
let turns: BackgroundWork;

beforeEach(() => {
  jest.useFakeTimers();
  turn.mockReset().mockResolvedValue(PAUSE_MS);
  turns = new Tested();
  turns.onApplicationBootstrap();
});
afterEach(async () => {
  await turns.beforeApplicationShutdown();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('the next turn begins after the pause', async () => {
  await pass(PAUSE_MS - 1);
  expect(turn).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(turn).toHaveBeenCalledTimes(2);
});

it('the next turn begins at once when there is something to do', async () => {
  await pass(1);
  turns.wake();
  await pass(0);
  expect(turn).toHaveBeenCalledTimes(2);
});

it('that there is something to do is not forgotten while a turn is under way', async () => {
  turn.mockImplementationOnce(async () => {
    turns.wake();
    return PAUSE_MS;
  });
  await pass(PAUSE_MS);
  await pass(0);
  expect(turn).toHaveBeenCalledTimes(3);
});

it('what is made ahead waits until a start is over, and is made once', async () => {
  const make = jest.fn();
  turns = new (ahead(make))();
  turns.onApplicationBootstrap();
  await pass(AFTER_START_MS - 1);
  expect(make).not.toHaveBeenCalled();
  await pass(24 * AFTER_START_MS);
  expect(make).toHaveBeenCalledTimes(1);
});

it('what must be done once is tried again until it is, and each failure is told', async () => {
  const busy = new Error('no connection was free');
  const work = jest
    .fn(async () => undefined)
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy);
  const onFailure = jest.fn();
  turn.mockImplementation(() => turns['untilDone'](work, onFailure));
  await pass(3_600_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(onFailure.mock.calls).toEqual([[busy], [busy]]);
});
