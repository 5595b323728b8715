import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@lawdex/search-language/meanings';

/** One step after the other, and whoever waits goes first between any two: visitors search in the same process. */
export async function inTurns<R>(steps: Steps<R>): Promise<R> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
