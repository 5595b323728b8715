import { FailedTries } from './admins.ts';

const MINUTE = 60_000;

it('ten wrong tokens from one address make it wait for the rest of a quarter of an hour, and nobody else', () => {
  const tries = new FailedTries();
  for (let n = 0; n < 9; n++) tries.note('a', n);
  expect(tries.waitOf('a', 9)).toBe(0);
  tries.note('a', 9);
  expect(tries.waitOf('a', 10 * MINUTE)).toBe(5 * MINUTE);
  expect(tries.waitOf('b', 10 * MINUTE)).toBe(0);
  expect(tries.waitOf('a', 15 * MINUTE)).toBe(0);
  // A wrong token after that time is the first one again.
  tries.note('a', 16 * MINUTE);
  expect(tries.waitOf('a', 16 * MINUTE)).toBe(0);
});
