/** Less is the age of an answer. */
const TOLERATED_MS = 120_000;
/** Milliseconds by which the device's clock is ahead of the server's. */
let ahead = 0;

/** Told when an answer was made, by the server's clock, as it arrives. */
export function hearServerTime(at: number): void {
  const difference = Date.now() - at;
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0;
}

/** Milliseconds since 1970 by the server's clock: that of a device may be wrong, and only measures what has passed since. */
export const serverNow = (): number => Date.now() - ahead;
