import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

interface Trying {
  signal: AbortSignal;
  onFailure(error: unknown): void;
  firstPauseMs?: number;
}

/** Work of a start that must be done once: tried again after longer and longer pauses, because the database may be busy. */
export async function untilDone(
  work: () => Promise<void>,
  { signal, onFailure, firstPauseMs = FIRST_PAUSE_MS }: Trying,
): Promise<void> {
  for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}
