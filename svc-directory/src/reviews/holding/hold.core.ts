import { HOLD_RULE, usualADay, type HoldReason } from '@lawdex/contracts';

/** What is known when a review comes in. Numbers are of reviews before it. */
export interface Arrivals {
  /** Those of its network for the business on this day. */
  ofNetwork: number;
  /** Those of the business on this day, without what is held for its network: one network keeps nobody else waiting. */
  ofDay: number;
  /** All reviews that count. */
  reviewCount: number;
}

/** Numbers of `HOLD_RULE` that a site may change. */
export type HoldLimits = Record<'usualADay' | 'ofNetworkADay', number>;

/** Why a review does not count yet, and whether it is shown until then. */
export interface Wait {
  reason: HoldReason;
  isShown: boolean;
}

/** What becomes of a new review by the published rule; null when it is shown and counts at once. Neither stars nor words play a part. */
export function waitOf({ ofNetwork, ofDay, reviewCount }: Arrivals, limits: HoldLimits): Wait | null {
  if (ofNetwork >= limits.ofNetworkADay) return { reason: 'network', isShown: false };
  const beyond = ofDay + 1 - usualADay(reviewCount, limits.usualADay);
  return beyond > 0 ? { reason: 'rate', isShown: beyond <= HOLD_RULE.shownBeyond } : null;
}
