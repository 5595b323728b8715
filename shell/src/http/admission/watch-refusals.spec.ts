import { jest } from '@jest/globals';
import { MostRefused } from './watch-refusals.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each<[string, times: number, seconds: [letIn: number, refused: number][]]>([
  [
    'more were refused than let in',
    1,
    [
      [10, 11],
      [10, 0],
    ],
  ],
  [
    'more were refused, when the next visitor comes long after',
    0,
    [
      [10, 11],
      [0, 0],
      [1, 0],
    ],
  ],
  ['there was no room for a few, however long', 0, Array<[number, number]>(10).fill([10, 10])],
])('after a second in which %s it tells so %i times', (_, times, seconds) => {
  const onMostRefused = jest.fn();
  const crowd = new MostRefused(onMostRefused);
  for (const [letIn, refused] of seconds) {
    for (let visitor = 0; visitor < letIn; visitor++) crowd.count(-1);
    for (let visitor = 0; visitor < refused; visitor++) crowd.count(1);
    jest.advanceTimersByTime(1_000);
  }
  expect(onMostRefused).toHaveBeenCalledTimes(times);
});
