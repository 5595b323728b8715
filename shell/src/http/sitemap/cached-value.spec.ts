import { jest } from '@jest/globals';
import { CachedValue } from './cached-value.ts';

function keeping(answers: (() => Promise<string | null>)[]) {
  const clock = { at: 0, now: () => clock.at };
  const log = jest.fn();
  const ask = jest.fn(() => answers.shift()?.() ?? Promise.resolve(null));
  return { kept: new CachedValue(ask, { freshMs: 1000, log, clock }), clock, log, ask };
}
const says = (value: string | null) => () => Promise.resolve(value);

describe('what is kept', () => {
  it('is asked for once while it is fresh, however many want it', async () => {
    const { kept, clock, ask } = keeping([says('a'), says('b')]);
    expect(await Promise.all([kept.get(50), kept.get(50)])).toEqual(['a', 'a']);
    clock.at = 999;
    expect(await kept.get(50)).toBe('a');
    clock.at = 1000;
    expect(await kept.get(50)).toBe('b');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is given though it is old while there is nothing better, and asked for again each time', async () => {
    const { kept, clock, ask } = keeping([says('a'), says(null), says(null), says('b')]);
    await kept.get(50);
    clock.at = 5000;
    expect([await kept.get(50), await kept.get(50), await kept.get(50)]).toEqual(['a', 'a', 'b']);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('is not waited for longer than one wants, and there for the next one', async () => {
    let answer: (value: string) => void = () => undefined;
    const { kept, ask } = keeping([() => new Promise((resolve) => (answer = resolve))]);
    expect(await kept.get(5)).toBeNull();
    answer('a');
    expect(await kept.get(50)).toBe('a');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is nothing when asking breaks, which is logged', async () => {
    const { kept, log } = keeping([() => Promise.reject(new Error('no JSON')), says('a')]);
    expect(await kept.get(50)).toBeNull();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('no JSON'));
    expect(await kept.get(50)).toBe('a');
  });
});
