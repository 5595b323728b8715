import { readStored } from '@lawdex/ui';

/** Where the browser keeps the reviews that it sent and that nobody else sees yet. */
export const HELD_KEY = 'heldReviews';

/** Whether this browser may have sent reviews of the business that nobody else sees yet. */
export const mayHaveHeld = (businessId: string): boolean => readStored(HELD_KEY)?.includes(businessId) ?? false;
