import { setTimeout as delay } from 'node:timers/promises';

/** So many visitors at a time, each asking again as soon as it is answered, for a while: what is served a second, and what fails, in words. */
export type ClosedRound = (visitors: number) => Promise<{ rate: number; failed: string }>;

/** A cold site is asked by few. */
const FEW = 2;
const WARM_UP_ROUNDS = 6;
/** Warm is what a further round does not make faster by more than this. */
const WARM_GROWTH = 1.05;
const ROUNDS = 3;
const TRIES = 5;
/** After a failure a site may spare itself for some time. */
const RECOVERY_MS = 12_000;

/** Measures how many requests a second the site can serve at most: the mean of some rounds, after as many as it takes to be warm. */
export async function measureCapacity(closedRound: ClosedRound, visitors: number, recoveryMs = RECOVERY_MS) {
  const round = async (count: number): Promise<number> => {
    for (let tries = 1; ; tries += 1) {
      const { rate, failed } = await closedRound(count);
      if (failed === '' && rate > 0) return rate;
      if (tries === TRIES)
        throw new Error(`There is no capacity to multiply: with ${count} at a time ${failed || 'nobody is served'}.`);
      await delay(recoveryMs);
    }
  };
  for (const count of [FEW, visitors]) {
    let [before, rate] = [0, await round(count)];
    for (let rounds = 1; rounds < WARM_UP_ROUNDS && rate >= before * WARM_GROWTH; rounds += 1)
      [before, rate] = [rate, await round(count)];
  }
  let sum = 0;
  for (let measured = 0; measured < ROUNDS; measured += 1) sum += await round(visitors);
  return sum / ROUNDS;
}
