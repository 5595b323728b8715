const FIRST_MS = 100;
const LONGEST_MS = 5_000;
/** A process that ran this long was healthy: its next death is a new story. */
const HEALTHY_MS = 15_000;
/** One that starts well is needed by somebody, however soon it ends: it is waited for 0.8 s at most. */
const MOST_AFTER_SERVING = 4;

/** How many deaths in a row this one is, and how long to wait before the next start. */
export function nextAttempt(
  failuresBefore: number,
  /** How it was when it ended; `served`: it had answered. */
  { ranForMs, served = false }: { ranForMs: number; served?: boolean },
) {
  const counted = ranForMs >= HEALTHY_MS ? 1 : failuresBefore + 1;
  const failures = served ? Math.min(counted, MOST_AFTER_SERVING) : counted;
  return { failures, waitMs: Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) };
}
