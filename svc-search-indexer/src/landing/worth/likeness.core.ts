import { LISTED } from '../../engines/landing-question.core.ts';

/** The same of two lists in one order, of which the narrower one is chosen by what they are ordered by: both begin alike. */
export function likenessOfBeginnings(one: number, other: number): number {
  const [shownOne, shownOther] = [Math.min(LISTED, one), Math.min(LISTED, other)];
  return Math.min(shownOne, shownOther) / Math.max(1, shownOne, shownOther);
}

/**
 * How alike the lists of two sets of businesses are, 0 to 1: the shared part of the businesses that either shows. Of
 * more than twenty, the shown ones are expected to share as much as the sets.
 */
export function likeness(one: number, other: number, both: number): number {
  if (one === 0 || other === 0) return 0;
  const [shownOne, shownOther] = [Math.min(LISTED, one), Math.min(LISTED, other)];
  const shared = Math.min((shownOne * both) / one, (shownOther * both) / other);
  return shared / (shownOne + shownOther - shared);
}
