import { HOLD_RULE } from '@lawdex/contracts';
import type { HoldReason } from '@lawdex/contracts';

/** What is known when a review comes in. Numbers are of reviews before it, held and hidden ones too. */
export interface Arrivals {
  lastHour: number;
  lastDay: number;
  /** Medians of hours and days. */
  usualHour: number;
  usualDay: number;
  /** All reviews that count. */
  reviewCount: number;
  /** Those of this network for this business since midnight. */
  ofNetwork: number;
  isNetworkHidden: boolean;
  areWordsKnown: boolean;
}

/** Numbers of `HOLD_RULE` that a site may change. */
export type HoldLimits = Record<'reviewsAnHour' | 'reviewsADay' | 'ofNetworkADay', number>;

export interface Hold {
  reasons: HoldReason[];
  /** For how long reviews belong to the burst that a review is held for. */
  burst: '1 day' | '1 hour' | null;
}

/** Why a review is held back, by the published rule; no reason when it is shown at once. Stars make no difference. */
export function holdOf(known: Arrivals, limits: HoldLimits): Hold {
  const reasons: HoldReason[] = [];
  if (known.areWordsKnown) reasons.push('same-words');
  if (known.isNetworkHidden || known.ofNetwork + 1 > limits.ofNetworkADay) reasons.push('network');
  // One writer is no crowd, otherwise he could hold back honest reviews of others.
  const burst = reasons.length === 0 ? burstOf(known, limits) : null;
  return burst ? { reasons: ['rate'], burst } : { reasons, burst };
}

function burstOf(known: Arrivals, limits: HoldLimits): Hold['burst'] {
  const { timesUsual, dayShare, mostADay } = HOLD_RULE;
  const ofSize = Math.min(mostADay, dayShare * known.reviewCount);
  if (known.lastDay + 1 > Math.max(limits.reviewsADay, ofSize, timesUsual * known.usualDay)) return '1 day';
  return known.lastHour + 1 > Math.max(limits.reviewsAnHour, timesUsual * known.usualHour) ? '1 hour' : null;
}
