import { isRecord, parseJson, REVIEW_LIMITS } from '@lawdex/contracts';
import { valuesBy, type ReviewValues } from './review-form.core.ts';

// A draft may exceed the limits of a review, but not by pages.
const LONGEST: Record<keyof ReviewValues, number> = {
  userName: 2 * REVIEW_LIMITS.nameMax,
  rating: 1,
  comment: 2 * REVIEW_LIMITS.commentMax,
  matterMonth: 20,
  matterKind: 80,
  isRelated: 4,
};

/** Reads a stored draft; null when it is malformed, because storage may hold anything. */
export function readDraftValues(stored: string | null): ReviewValues | null {
  const value = parseJson(stored ?? '');
  if (!isRecord(value)) return null;
  return valuesBy((name) => {
    const kept = value[name];
    return typeof kept === 'string' && kept.length <= LONGEST[name] ? kept : '';
  });
}
