import { serverNow } from '@lawdex/mf-kit/runtime';
import { readStored, store } from '@lawdex/ui';
import { HELD_KEY } from './held-key.ts';
import { readKept, withKept, withoutKept, type KeptReview } from './held-reviews.core.ts';

/** The reviews of a business that this browser sent and that nobody else sees yet. */
export const keptOf = (businessId: string): KeptReview[] =>
  readKept(readStored(HELD_KEY), new Date(serverNow())).filter((review) => review.businessId === businessId);

/** Returns false when the browser refuses to store. */
export const keepReview = (review: KeptReview): boolean =>
  store(HELD_KEY, withKept(readStored(HELD_KEY), review, new Date(serverNow())));

export const forgetReview = (id: string): boolean =>
  store(HELD_KEY, withoutKept(readStored(HELD_KEY), id, new Date(serverNow())));
