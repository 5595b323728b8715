import { jest } from '@jest/globals';
import { endUnlessAnswered } from './dead-connection.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('a connection is kept when its answer had come, but the process was too busy to read it', async () => {
  const end = jest.fn(async () => undefined);
  const answered = endUnlessAnswered({ end }, 10);
  // Node.js handles the data of a socket after the timers that are due, and before immediates.
  setTimeout(answered, 11);
  block(40);
  await wait(20);
  await new Promise(setImmediate);
  expect(end).not.toHaveBeenCalled();
});
