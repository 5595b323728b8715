import { describe, expect, it } from '@jest/globals';
import { expectedWait, mayWait, meanAfter, nextInLine, retryAfter } from './line.core.ts';

const limits = { inFlight: 4, waiting: 100, patience: 300, target: 100 };

describe('who may wait', () => {
  it('is who can be served in time at the measured speed', () => {
    // 4 at once, 40 ms each: a place every 10 ms, so the 10th in line waits 100 ms.
    expect(mayWait({ ahead: 9, age: 0, mean: 40 }, 300, limits)).toBe(true);
    expect(mayWait({ ahead: 10, age: 0, mean: 40 }, 300, limits)).toBe(false);
    expect(mayWait({ ahead: 4, age: 0, mean: 40 }, 50, limits)).toBe(true);
    expect(mayWait({ ahead: 5, age: 0, mean: 40 }, 50, limits)).toBe(false);
  });

  it('are fewer when work takes longer, and none when it takes longer than anybody may wait', () => {
    expect(mayWait({ ahead: 1, age: 0, mean: 200 }, 300, limits)).toBe(true);
    expect(mayWait({ ahead: 2, age: 0, mean: 200 }, 300, limits)).toBe(false);
    expect(mayWait({ ahead: 0, age: 0, mean: 401 }, 300, limits)).toBe(false);
  });

  it('is everybody up to the bound before anything was measured', () => {
    expect(expectedWait(99, null, 4)).toBe(0);
    expect(mayWait({ ahead: 99, age: 0, mean: null }, 300, limits)).toBe(true);
    expect(mayWait({ ahead: 100, age: 0, mean: null }, 300, limits)).toBe(false);
  });

  it('are fewer once a line stands', () => {
    const standing = { ...limits, standing: { after: 500, target: 20 } };
    expect(mayWait({ ahead: 9, age: 500, mean: 40 }, 300, standing)).toBe(true);
    expect(mayWait({ ahead: 9, age: 501, mean: 40 }, 300, standing)).toBe(false);
    expect(mayWait({ ahead: 1, age: 501, mean: 40 }, 300, standing)).toBe(true);
    expect(mayWait({ ahead: 2, age: 501, mean: 40 }, 300, standing)).toBe(false);
  });

  it('is nobody whose time is up', () => {
    expect(mayWait({ ahead: 0, age: 0, mean: null }, 0, limits)).toBe(false);
  });
});

describe('the mean time', () => {
  it('starts with the first measurement and follows a change within some ten', () => {
    expect(meanAfter(null, 40)).toBe(40);
    const after = Array.from({ length: 30 }).reduce<number>((mean) => meanAfter(mean, 400), 40);
    expect(after).toBeGreaterThan(380);
  });
});

describe('nextInLine', () => {
  const line = [0, 10, 20].map((since) => ({ since, until: since + 300 }));

  it('is the first while the line is young', () => {
    expect(nextInLine(line, 270, 300)).toBe(line[0]);
  });

  it('is the newest once the first has almost waited in vain', () => {
    expect(nextInLine(line, 271, 300)).toBe(line[2]);
  });

  it('is nobody in an empty line', () => {
    expect(nextInLine([], 51, 300)).toBeUndefined();
  });
});

it('who is refused comes back at another moment than the others, both ends included', () => {
  expect([0, 0.5, 0.999].map((random) => retryAfter(random, { min: 2, max: 6 }))).toEqual([2, 4, 6]);
});
