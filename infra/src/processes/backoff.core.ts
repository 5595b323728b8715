const FIRST_MS = 100;
const LONGEST_MS = 5_000;
/** A process that ran this long was healthy: its next death is a new story. */
const HEALTHY_MS = 15_000;

/** How many deaths in a row this one is, and how long to wait before the next start. */
export function nextAttempt(failuresBefore: number, ranForMs: number): { failures: number; waitMs: number } {
  const failures = ranForMs >= HEALTHY_MS ? 1 : failuresBefore + 1;
  return { failures, waitMs: Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) };
}
