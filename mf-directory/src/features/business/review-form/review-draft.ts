import { readDraftValues } from './review-draft.core.ts';
import type { ReviewValues } from './review-form.core.ts';

// For as long as the tab is open, and of no use to anybody else: a review that is not sent stays with its writer.
const keyOf = (businessId: string): string => `review-draft:${businessId}`;

/** What was typed and not sent; null where there is none or the browser stores nothing. */
export function readDraft(businessId: string): ReviewValues | null {
  return withStorage((storage) => readDraftValues(storage.getItem(keyOf(businessId))));
}

export function keepDraft(businessId: string, values: ReviewValues): void {
  withStorage((storage) => storage.setItem(keyOf(businessId), JSON.stringify(values)));
}

export function dropDraft(businessId: string): void {
  withStorage((storage) => storage.removeItem(keyOf(businessId)));
}

/** A browser may refuse to store, and to be asked whether it does. The form works without. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
