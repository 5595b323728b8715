import { jest } from '@jest/globals';
import { CachedValue } from './cached-value.ts';

function keeping(answers: (() => Promise<string | null>)[]) {
  const clock = { at: 0, now: () => clock.at };
  const log = jest.fn();
  const ask = jest.fn(() => answers.shift()?.() ?? Promise.resolve(null));
  return { kept: new CachedValue(ask, { freshMs: 1000, log, clock }), clock, log, ask };
}
const says = (value: string | null) => () => Promise.resolve(value);

it('what is kept is not waited for longer than one wants, and there for the next one', async () => {
  let answer: (value: string) => void = () => undefined;
  const { kept, ask } = keeping([() => new Promise((resolve) => (answer = resolve))]);
  expect(await kept.get(5)).toBeNull();
  answer('a');
  expect(await kept.get(50)).toBe('a');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('what is kept is nothing when asking breaks, which is logged', async () => {
  const { kept, log } = keeping([() => Promise.reject(new Error('no JSON')), says('a')]);
  expect(await kept.get(50)).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no JSON'));
  expect(await kept.get(50)).toBe('a');
});
