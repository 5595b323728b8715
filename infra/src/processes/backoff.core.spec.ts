import { nextAttempt } from './backoff.core.ts';

it('a single death is healed at once, a process that keeps dying is tried ever more rarely', () => {
  const waits: number[] = [];
  for (let failures = 0; waits.length < 8;) {
    const next = nextAttempt(failures, { ranForMs: 10 });
    failures = next.failures;
    waits.push(next.waitMs);
  }
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
});

it('a process that ran for long starts over with the short wait', () => {
  expect(nextAttempt(7, { ranForMs: 60_000 })).toEqual({ failures: 1, waitMs: 100 });
});

it('a process that served is never waited for long, however often it is killed; one that does not even start is', () => {
  let failures = 0;
  const waits = [true, true, true, true, true, true, false, false].map((served) => {
    const next = nextAttempt(failures, { ranForMs: 2_000, served });
    failures = next.failures;
    return next.waitMs;
  });
  expect(waits).toEqual([100, 200, 400, 800, 800, 800, 1600, 3200]);
});
