import { readDraftValues } from './review-draft.core.ts';
import type { ReviewValues } from './review-form.core.ts';

// Session storage keeps the draft for this tab only, because an unsent review is its writer's own.
const keyOf = (businessId: string): string => `review-draft:${businessId}`;

/** The unsent draft; null when there is none or the browser stores nothing. */
export function readDraft(businessId: string): ReviewValues | null {
  return withStorage((storage) => readDraftValues(storage.getItem(keyOf(businessId))));
}

export function keepDraft(businessId: string, values: ReviewValues): void {
  withStorage((storage) => storage.setItem(keyOf(businessId), JSON.stringify(values)));
}

export function dropDraft(businessId: string): void {
  withStorage((storage) => storage.removeItem(keyOf(businessId)));
}

/** Storage may be forbidden or full. The form works without it. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
