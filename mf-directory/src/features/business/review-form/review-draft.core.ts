import { REVIEW_LIMITS } from '@lawdex/contracts';
import type { ReviewValues } from './review-form.core.ts';

// What fields hold may be longer than what is taken, but not by pages.
const LONGEST: Record<keyof ReviewValues, number> = {
  userName: 2 * REVIEW_LIMITS.nameMax,
  rating: 1,
  comment: 2 * REVIEW_LIMITS.commentMax,
};

/** What was stored, if it is a draft: anybody may have written there. */
export function readDraftValues(stored: string | null): ReviewValues | null {
  const value = parse(stored ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const text = (name: keyof ReviewValues): string => {
    const held: unknown = Reflect.get(value, name);
    return typeof held === 'string' && held.length <= LONGEST[name] ? held : '';
  };
  return { userName: text('userName'), rating: text('rating'), comment: text('comment') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
