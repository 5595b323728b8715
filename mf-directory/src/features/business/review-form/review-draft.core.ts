import { isRecord, parseJson, REVIEW_LIMITS } from '@lawdex/contracts';
import type { ReviewValues } from './review-form.core.ts';

// A draft may exceed the limits of a review, but not by pages.
const LONGEST: Record<keyof ReviewValues, number> = {
  userName: 2 * REVIEW_LIMITS.nameMax,
  rating: 1,
  comment: 2 * REVIEW_LIMITS.commentMax,
};

/** Reads a stored draft; null when it is malformed, because storage may hold anything. */
export function readDraftValues(stored: string | null): ReviewValues | null {
  const value = parseJson(stored ?? '');
  if (!isRecord(value)) return null;
  const text = (name: keyof ReviewValues): string => {
    const held = value[name];
    return typeof held === 'string' && held.length <= LONGEST[name] ? held : '';
  };
  return { userName: text('userName'), rating: text('rating'), comment: text('comment') };
}
