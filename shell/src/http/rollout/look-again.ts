import type { Rollout } from './rollout.ts';

const EVERY_MS = 5000;

/**
 * While a part of the site is missing because none of its releases was usable, they are looked at again: a damaged file that is put back
 * changes nothing in the registry, which is all that is watched. Runs until the returned function is called.
 */
export function lookAgain(rollout: Pick<Rollout, 'current' | 'reload'>, everyMs = EVERY_MS): () => void {
  const timer = setInterval(() => {
    if (rollout.current.set.routes.some(({ assets }) => assets === null)) void rollout.reload();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
