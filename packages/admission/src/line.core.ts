export interface GateLimits {
  /** How many are worked for at once. */
  inFlight: number;
  /** How many wait at most. What really bounds a line is `patience`; this one bounds its memory. */
  waiting: number;
  /** Milliseconds that nobody waits longer than. */
  patience: number;
  /**
   * Milliseconds that a newcomer may expect to wait: a line that is longer takes nobody in. Well below `patience`, because work takes longer
   * now and then, and who was let into the line is not to be told later that it was in vain.
   */
  target: number;
  /**
   * A crowd that comes at once waits up to `target`, and all of it is served. Where people keep coming, a long line serves nobody sooner: once
   * there has been one for `after` milliseconds without a break, its newcomers may expect to wait `target` of these at most.
   */
  standing?: { after: number; target: number };
}

export interface Waiting {
  since: number;
  /** Nobody waits for it from this moment on. */
  until: number;
}

/** Of its patience: while the first in line has waited longer than this, the newest goes first. */
const ALMOST = 0.9;
/** Each measured time weighs this much: the mean follows a change of load within some ten pieces of work. */
const WEIGHT = 0.1;

/** The mean time that a piece of work takes, after one more of them; null while none was measured. */
export const meanAfter = (mean: number | null, took: number): number =>
  mean === null ? took : mean + WEIGHT * (took - mean);

/** Milliseconds until a newcomer's turn, when as much is in flight as may be: one place is free every mean / inFlight. */
export const expectedWait = (ahead: number, mean: number | null, inFlight: number): number =>
  ((ahead + 1) * (mean ?? 0)) / inFlight;

/** The line as a newcomer finds it. */
export interface Line {
  /** How many wait. */
  ahead: number;
  /** Milliseconds since when somebody has always waited. */
  age: number;
  /** Of the time that a piece of work takes; null while none was measured. */
  mean: number | null;
}

/** Whether somebody who may wait so many milliseconds will most likely be worked for in time. */
export function mayWait({ ahead, age, mean }: Line, within: number, limits: GateLimits): boolean {
  if (ahead >= limits.waiting || within <= 0) return false;
  const { standing } = limits;
  const target = standing && age > standing.after ? standing.target : limits.target;
  return expectedWait(ahead, mean, limits.inFlight) <= Math.min(within, target);
}

/**
 * Whose turn it is. First come, first served while the line moves; once its first has almost waited in vain, many behind it have as well, so
 * that in this order each would be served too late. The newest still has all of its time.
 */
export function nextInLine<W extends Waiting>(line: readonly W[], now: number, patience: number): W | undefined {
  const first = line[0];
  return first && now - first.since > patience * ALMOST ? line.at(-1) : first;
}

export const isLate = ({ until }: Waiting, now: number): boolean => now >= until;

/** Whole seconds until a refused one may try again; spread, because all who were refused at once would return at once. */
export function retryAfter(random: number, spread: { min: number; max: number }): number {
  return spread.min + Math.floor(random * (spread.max - spread.min + 1));
}
