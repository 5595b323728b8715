const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/** Milliseconds to wait after the nth failure in a row: 250, doubled each time, so many at most; 0 without a failure. */
export function backoffMs(failures: number, longestMs = LONGEST_MS): number {
  return failures === 0 ? 0 : Math.min(longestMs, FIRST_MS * 2 ** Math.min(failures - 1, 10));
}
