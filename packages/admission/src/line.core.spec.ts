import { expectedWait, mayWait, meanAfter, nextInLine, placesFor, retryAfter } from './line.core.ts';

const limits = { inFlight: 4, waiting: 100, patience: 300, target: 100 };

describe('who may wait', () => {
  it('is who can be served in time at the measured speed', () => {
    // 4 at once, 40 ms each: a place every 10 ms, so the 10th in line waits 100 ms.
    expect(mayWait({ length: 9, ahead: 9, age: 0, mean: 40 }, 300, limits)).toBe(true);
    expect(mayWait({ length: 10, ahead: 10, age: 0, mean: 40 }, 300, limits)).toBe(false);
    expect(mayWait({ length: 4, ahead: 4, age: 0, mean: 40 }, 50, limits)).toBe(true);
    expect(mayWait({ length: 5, ahead: 5, age: 0, mean: 40 }, 50, limits)).toBe(false);
  });

  it('are fewer when work takes longer, and none when it takes longer than anybody may wait', () => {
    expect(mayWait({ length: 1, ahead: 1, age: 0, mean: 200 }, 300, limits)).toBe(true);
    expect(mayWait({ length: 2, ahead: 2, age: 0, mean: 200 }, 300, limits)).toBe(false);
    expect(mayWait({ length: 0, ahead: 0, age: 0, mean: 401 }, 300, limits)).toBe(false);
  });

  it('is everybody up to the bound before anything was measured', () => {
    expect(expectedWait(99, null, 4)).toBe(0);
    expect(mayWait({ length: 99, ahead: 99, age: 0, mean: null }, 300, limits)).toBe(true);
    expect(mayWait({ length: 100, ahead: 100, age: 0, mean: null }, 300, limits)).toBe(false);
  });

  it('are fewer once a line stands', () => {
    const longQueue = { ...limits, longQueue: { after: 500, target: 20 } };
    expect(mayWait({ length: 9, ahead: 9, age: 500, mean: 40 }, 300, longQueue)).toBe(true);
    expect(mayWait({ length: 9, ahead: 9, age: 501, mean: 40 }, 300, longQueue)).toBe(false);
    expect(mayWait({ length: 1, ahead: 1, age: 501, mean: 40 }, 300, longQueue)).toBe(true);
    expect(mayWait({ length: 2, ahead: 2, age: 501, mean: 40 }, 300, longQueue)).toBe(false);
  });

  it('is who comes before the others of a long line, as long as there is room for them', () => {
    expect(mayWait({ length: 99, ahead: 0, age: 0, mean: 40 }, 300, limits)).toBe(true);
    expect(mayWait({ length: 100, ahead: 0, age: 0, mean: 40 }, 300, limits)).toBe(false);
  });

  it('is nobody whose time is up', () => {
    expect(mayWait({ length: 0, ahead: 0, age: 0, mean: null }, 0, limits)).toBe(false);
  });
});

it('who holds something already has half of the places, and everybody has one', () => {
  expect([placesFor(1, 8), placesFor(2, 8), placesFor(9, 8), placesFor(2, 1)]).toEqual([8, 4, 4, 1]);
});

describe('the mean time', () => {
  it('starts with the first measurement and follows a change within some ten', () => {
    expect(meanAfter(null, 40)).toBe(40);
    const after = Array.from({ length: 30 }).reduce<number>((mean) => meanAfter(mean, 400), 40);
    expect(after).toBeGreaterThan(380);
  });
});

describe('nextInLine', () => {
  const line = [0, 10, 20].map((since) => ({ who: `${since}`, since, until: since + 300 }));
  const alike = () => 1;

  it('is the first while the line is young', () => {
    expect(nextInLine(line, 270, 300, alike)).toBe(line[0]);
  });

  it('is the newest once the first has almost waited in vain', () => {
    expect(nextInLine(line, 271, 300, alike)).toBe(line[2]);
  });

  it.each([270, 271])('is who holds least, whoever came first (%i ms)', (now) => {
    expect(nextInLine(line, now, 300, (who) => (who === '10' ? 1 : 2))).toBe(line[1]);
  });

  it('is nobody in an empty line', () => {
    expect(nextInLine([], 51, 300, alike)).toBeUndefined();
  });
});

it('who is refused comes back at another moment than the others, both ends included', () => {
  expect([0, 0.5, 0.999].map((random) => retryAfter(random, { min: 2, max: 6 }))).toEqual([2, 4, 6]);
});
