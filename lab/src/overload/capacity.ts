import { setTimeout as delay } from 'node:timers/promises';

/** So many visitors at a time, each asking again as soon as it is answered, for a while. */
export type ClosedRound = (visitors: number) => Promise<{
  /** Served, a second. */
  rate: number;
  failed: number;
}>;

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
export async function measureCapacity(
  closedRound: ClosedRound,
  visitors: number,
  recoveryMs = RECOVERY_MS,
): Promise<number> {
  const round = async (count: number): Promise<number> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { rate, failed } = await closedRound(count);
      if (failed === 0) return rate;
      await delay(recoveryMs);
    }
    throw new Error(`The site fails when ${count} visitors ask at a time: there is no capacity to multiply.`);
  };
  for (const count of [FEW, visitors]) await warmUp(() => round(count));
  let sum = 0;
  for (let measured = 0; measured < ROUNDS; measured += 1) sum += await round(visitors);
  return sum / ROUNDS;
}

async function warmUp(round: () => Promise<number>): Promise<void> {
  let rate = 0;
  for (let rounds = 0; rounds < WARM_UP_ROUNDS; rounds += 1) {
    const warmer = await round();
    if (warmer < rate * WARM_GROWTH) return;
    rate = warmer;
  }
}
