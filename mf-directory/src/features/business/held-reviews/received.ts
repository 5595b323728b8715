import { useSubmission, type Invalid } from '@lawdex/mf-kit/runtime';
import { readStored } from '@lawdex/ui';

/** Where the browser keeps the reviews that it sent and that nobody else sees yet. */
export const HELD_KEY = 'heldReviews';

/** Whether this browser may have sent reviews of the business that nobody else sees yet. */
export const mayHaveHeld = (businessId: string): boolean => readStored(HELD_KEY)?.includes(businessId) ?? false;

const UNTIL = 'shownFrom';

/** Answers a form whose review is held: the page tells its writer. An address would tell everybody who gets the link. */
export const receivedReview = (until: string): Invalid => ({
  kind: 'invalid',
  status: 200,
  values: { [UNTIL]: until },
  errors: {},
});

/** From when on the review is shown that this page answers; null on all other pages. */
export function useReceived(): string | null {
  const submission = useSubmission();
  return (submission?.status === 200 && submission.values[UNTIL]) || null;
}
