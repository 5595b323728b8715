import type { Rollout } from './rollout.ts';

const EVERY_MS = 5000;

/**
 * Reloads the registry regularly while a part of the site has no usable release, because a repaired file does not change the registry,
 * which alone is watched. Ends with the returned function.
 */
export function lookAgain(rollout: Pick<Rollout, 'current' | 'reload'>, everyMs = EVERY_MS): () => void {
  const timer = setInterval(() => {
    if (rollout.current.set.routes.some(({ assets }) => assets === null)) void rollout.reload();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
