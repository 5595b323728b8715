import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@lawdex/search-language/meanings';

// Visitors of the same process wait no longer than this for a batch that is being prepared.
const SLICE_MS = 10;

/** Works at one after the other, and lets whoever waits go first again and again: thousands at once would stop a process for half a second. */
export async function inSlices<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const results: R[] = [];
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began >= SLICE_MS) {
      await setImmediate();
      began = performance.now();
    }
    results.push(work(one));
  }
  return results;
}

export function partsOf<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most));
}

/** One step after the other, and whoever waits goes first between any two: visitors search in the same process. */
export async function inTurns<R>(steps: Steps<R>): Promise<R> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
