const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/** Milliseconds to wait after the nth failure in a row: 250, doubled each time, 15,000 at most; 0 without a failure. */
export function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
}
