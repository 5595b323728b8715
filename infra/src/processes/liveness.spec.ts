import { jest } from '@jest/globals';
import { Liveness } from './liveness.ts';

const pace = { everyMs: 1_000, silent: 10, starting: 60 };
const onSilent = jest.fn();
let answers: ((answered: boolean) => void)[];
let liveness: Liveness;
const asking = { pace, onSilent, ask: () => new Promise<boolean>((resolve) => answers.push(resolve)) };

beforeEach(() => {
  jest.useFakeTimers();
  onSilent.mockClear();
  answers = [];
  liveness = new Liveness(asking);
});
afterEach(() => {
  liveness.stop();
  jest.useRealTimers();
});

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

async function answerOnce(): Promise<void> {
  await seconds(1);
  answers.at(-1)?.(true);
  await seconds(0);
}

it('who answered before and then leaves ten questions unanswered is silent, and that is told once', async () => {
  await answerOnce();
  await seconds(10);
  expect(onSilent).not.toHaveBeenCalled();
  await seconds(60);
  expect(onSilent).toHaveBeenCalledTimes(1);
  expect(answers).toHaveLength(11);
});

it.each([
  ['did not wait for a core', 0, 0, 5],
  ['waited for a core, because others use the machine, and used much of it', 1 / 2, 1 / 3, 10],
  ['waited for a core nearly all the time', 11 / 12, 1 / 12, 30],
  ['waited for a core all the time', 1, 0, 60],
  ['cannot be looked at', Infinity, Infinity, 10],
  ['has never answered, and is starting', null, 0, 60],
])('who %s is silent after its time', async (_, waits, uses, questions) => {
  liveness.stop();
  const since = Date.now();
  const core = () => ({ used: uses * (Date.now() - since), waited: (waits ?? 0) * (Date.now() - since) });
  liveness = new Liveness({ ...asking, pace: { ...pace, hung: 5 }, core });
  if (waits !== null) await answerOnce();
  await seconds(questions);
  expect(onSilent).not.toHaveBeenCalled();
  await seconds(1);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

it('an answer that takes nine seconds is an answer, so that a machine at full load does not look like silence', async () => {
  await answerOnce();
  for (let asked = 1; asked < 60; asked += 1) {
    await seconds(1);
    answers[asked - 9]?.(true);
  }
  await seconds(0);
  expect(onSilent).not.toHaveBeenCalled();
});

it('a question that failed at once counts as one question', async () => {
  await answerOnce();
  for (let asked = 0; asked < 9; asked += 1) {
    await seconds(1);
    answers.at(-1)?.(false);
  }
  await answerOnce();
  await seconds(10);
  expect(onSilent).not.toHaveBeenCalled();
});

it('a day that passed while we were paused ourselves is one question, whatever the clock says', async () => {
  await answerOnce();
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1_000);
  await seconds(3);
  expect(onSilent).not.toHaveBeenCalled();
});

it('nobody is asked after a stop', async () => {
  await seconds(2);
  liveness.stop();
  await seconds(100);
  expect(answers).toHaveLength(2);
  expect(onSilent).not.toHaveBeenCalled();
});
