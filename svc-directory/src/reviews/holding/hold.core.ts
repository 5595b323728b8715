import { HOLD_RULE } from '@lawdex/contracts';
import type { HoldReason } from '@lawdex/contracts';

/** What is known when a review comes in. Numbers are of reviews before it, held and hidden ones too. */
export interface Arrivals {
  lastHour: number;
  lastDay: number;
  /** Those of the last day on the same side of three stars. */
  lastDaySameDirection: number;
  /** Medians of hours and days. */
  usualHour: number;
  usualDay: number;
  /** Those of this network for this business since midnight. */
  ofNetwork: number;
  isNetworkHidden: boolean;
  areWordsKnown: boolean;
}

/** Numbers of `HOLD_RULE` that a site may change. */
export type HoldLimits = Record<'reviewsAnHour' | 'reviewsADay' | 'ofNetworkADay', number>;

/** Why a review is held back, by the published rule; none when it is shown at once. Stars make no difference. */
export function holdReasons(known: Arrivals, limits: HoldLimits): HoldReason[] {
  const { timesUsual, ofOneDirection } = HOLD_RULE;
  const same = known.lastDaySameDirection + 1;
  const holds: Record<HoldReason, boolean> = {
    rate: known.lastHour + 1 > Math.max(limits.reviewsAnHour, timesUsual * known.usualHour),
    direction:
      same > Math.max(limits.reviewsADay, timesUsual * known.usualDay) && same >= ofOneDirection * (known.lastDay + 1),
    'same-words': known.areWordsKnown,
    network: known.isNetworkHidden || known.ofNetwork + 1 > limits.ofNetworkADay,
  };
  return (Object.keys(holds) as HoldReason[]).filter((reason) => holds[reason]);
}
