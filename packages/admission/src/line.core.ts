export interface GateLimits {
  /** How many are worked for at once. */
  inFlight: number;
  /** How many wait at most. What really bounds a line is `patience`; this one bounds its memory. */
  waiting: number;
  /** Milliseconds that nobody waits longer than. */
  patience: number;
  /** Milliseconds that a newcomer may expect to wait; well below `patience`, because work may take longer than expected. */
  target: number;
  /** After `after` milliseconds with a line, `target` is this one: a crowd is served whole, a line without end is kept short. */
  longQueue?: { after: number; target: number };
}

export interface Waiting {
  /** Who waits; undefined where nobody is told apart. */
  who: string | undefined;
  since: number;
  /** The time in milliseconds from which on nobody waits for it. */
  until: number;
}

/** Share of its patience. While the first in line has waited longer, the newest goes first. */
const ALMOST = 0.9;
/** Each measured time weighs this much: the mean follows a change of load within some ten pieces of work. */
const WEIGHT = 0.1;

/** The mean time that a piece of work takes, after one more of them; null while none was measured. */
export const meanAfter = (mean: number | null, took: number): number =>
  mean === null ? took : mean + WEIGHT * (took - mean);

/** How many may be worked for before one more of who holds so much: half of the places are for those who have nothing there yet. */
export const placesFor = (held: number, inFlight: number): number => (held > 1 ? Math.ceil(inFlight / 2) : inFlight);

/** Milliseconds until a newcomer's turn, when as much is in flight as may be: one place is free every mean / inFlight. */
export const expectedWait = (ahead: number, mean: number | null, inFlight: number): number =>
  ((ahead + 1) * (mean ?? 0)) / inFlight;

/** The line as a newcomer finds it. */
export interface Line {
  /** How many wait. */
  length: number;
  /** How many of them come before the newcomer. */
  ahead: number;
  /** Milliseconds for which somebody has waited without a break. */
  age: number;
  /** Mean milliseconds that a piece of work takes; null while none was measured. */
  mean: number | null;
}

/** Whether somebody who may wait so many milliseconds will most likely be worked for in time. */
export function mayWait({ length, ahead, age, mean }: Line, within: number, limits: GateLimits): boolean {
  if (length >= limits.waiting || within <= 0) return false;
  const { longQueue } = limits;
  const target = longQueue && age > longQueue.after ? longQueue.target : limits.target;
  return expectedWait(ahead, mean, limits.inFlight) <= Math.min(within, target);
}

/** Who is next holds least; the first of them, or the newest once the first has almost waited in vain, like those behind it. */
export function nextInLine<W extends Waiting>(
  line: readonly W[],
  now: number,
  patience: number,
  heldBy: (who: string | undefined) => number,
): W | undefined {
  const [first] = line;
  const order = first && now - first.since > patience * ALMOST ? [...line].reverse() : line;
  const least = Math.min(...order.map(({ who }) => heldBy(who)));
  return order.find(({ who }) => heldBy(who) === least);
}

export const isLate = ({ until }: Waiting, now: number): boolean => now >= until;

/** Whole seconds until a refused request may try again. They are spread, because all who were refused at once would return at once. */
export function retryAfter(random: number, spread: { min: number; max: number }): number {
  return spread.min + Math.floor(random * (spread.max - spread.min + 1));
}
