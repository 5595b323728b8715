import { batchOf, isBusy, lookAgain, restAfter, suspicious, watchFrom, withRate } from './rebuild.core.ts';
import type { StoredRebuild } from './rebuild.core.ts';

const stored: StoredRebuild = {
  id: '1',
  engine: 'postgres',
  generation: 'next',
  phase: 'copying',
  copied: 400,
  of: 1_000,
  by: 'ada',
  startedAt: new Date('2026-01-01T00:00:00Z'),
  seenAt: new Date('2026-01-01T00:00:04Z'),
  endedAt: null,
  endedBy: null,
  problem: null,
};

describe('a rebuild', () => {
  it('tells its rate and the time that is left', () => {
    expect(withRate(stored)).toMatchObject({ perSecond: 100, secondsLeft: 6 });
  });

  it('that has copied nothing yet tells neither', () => {
    expect(withRate({ ...stored, copied: 0 })).toMatchObject({ perSecond: null, secondsLeft: null });
  });

  it('has no time left once it has ended', () => {
    expect(withRate({ ...stored, endedAt: stored.seenAt })).toMatchObject({ perSecond: 100, secondsLeft: null });
  });
});

describe('a question', () => {
  const at = (live: number, rebuilt: number) => suspicious([{ question: 'tax', live, rebuilt }]).length;

  it('may be answered with what was written meanwhile', () => {
    expect([at(10, 15), at(1_000, 1_010), at(0, 0)]).toEqual([0, 0, 0]);
  });

  it('is suspicious when more is missing or too much', () => {
    expect([at(10, 4), at(10, 16), at(1_000, 980), at(300, 0)]).toEqual([1, 1, 1, 1]);
  });
});

describe('visitors', () => {
  /** Looks once a second; each number is how many questions came in that second. */
  const busyAfter = (...questions: number[]): boolean => {
    let [watch, asked] = [watchFrom(0), 0];
    for (const [second, more] of questions.entries()) watch = lookAgain(watch, 1_000 * (second + 1), (asked += more));
    return isBusy(watch);
  };

  it('count as searching from three questions a second on', () => {
    expect([busyAfter(0, 0, 0, 0, 0, 3), busyAfter(0, 0, 0, 0, 0, 2), busyAfter(2, 2, 2, 2, 2)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('count as searching until they have not for five seconds, because whoever was refused comes back', () => {
    expect([busyAfter(9, 0, 0, 0, 0), busyAfter(9, 0, 0, 0, 0, 0)]).toEqual([true, false]);
  });

  it('are expected in the first seconds of a process, whose predecessor they may have asked', () => {
    expect([isBusy(watchFrom(0)), busyAfter(0, 0, 0, 0), busyAfter(0, 0, 0, 0, 0)]).toEqual([true, true, false]);
  });
});

it('a rebuild rests twice as long as it works while visitors search, and not otherwise', () => {
  expect([restAfter(400, false), restAfter(9_000, false)]).toEqual([0, 0]);
  expect([restAfter(400, true), restAfter(1_000, true), restAfter(9_000, true)]).toEqual([800, 2_000, 3_000]);
});

it('a step is small while visitors search, and large while nobody does', () => {
  expect([batchOf(2_000, true), batchOf(2_000, false), batchOf(2, true)]).toEqual([500, 40_000, 1]);
});
