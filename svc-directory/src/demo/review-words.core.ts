import { TORN, UNHAPPY } from './blame.core.ts';
import { DELIGHTED, PLEASED } from './praise.core.ts';

/** What is said with one to five stars; each list is dealt from without repeating, so that no office hears a sentence twice. */
export interface ReviewWords {
  openings: readonly string[];
  /** Beside the sentences of the practice area. */
  bodies: readonly string[];
  /** Said after the bodies by some of those who write much. */
  asides: readonly string[];
  closings: readonly string[];
  /** Whole reviews of a few words. */
  short: readonly string[];
}

/** By the stars that are given. */
export const REVIEW_WORDS: Readonly<Record<number, ReviewWords>> = {
  5: DELIGHTED,
  4: PLEASED,
  3: TORN,
  2: UNHAPPY,
  1: UNHAPPY,
};
