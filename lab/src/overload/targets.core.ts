/** Limits for every line of the overload drill; docs/RELIABILITY.md promises the same figures. */
export const TARGETS = {
  /** Answered in time, as a share of what the site can do at most. */
  goodput: 0.8,
  /** From the moment at which the visitor wanted it, for 99 of 100 requests that were let in. */
  admittedMs: 1_000,
  /** From sending to the refusal, for 99 of 100 that were refused. */
  refusalMs: 20,
  /** Growth of the shell and of the services together while the load lasts. */
  memoryMb: 100,
  /** Until visitors notice nothing any more once the load has ended. */
  normalSeconds: 3,
} as const;

/** How much is offered, in multiples of what the site can do at most. */
export const LOADS = [1.5, 5, 20] as const;
