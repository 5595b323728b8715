import { HOLD_RULE } from '@lawdex/contracts';

const TODAY = `date_trunc('day', now(), 'UTC')`;

/**
 * A review that is among its day's number: it counts, or waits for that number. Others were removed, released by a person, dated anew when
 * they were shown, or wait for their network.
 */
const IS_OF_DAY = `sent_from is not null and created_at >= ${TODAY} and (
  held_for is null and hidden_at is null or held_for = '{rate}' and coalesce(counts_from, held_until) is not null)`;

/** `Arrivals` but for its number of reviews, before a review of the business `$1` from the network `$2`, whose name is of one day. */
export const ARRIVALS = `
  select
    (select count(*)::int from reviews where business_id = $1 and sent_from = $2) as "ofNetwork",
    (select count(*)::int from reviews where business_id = $1 and ${IS_OF_DAY}) as "ofDay"`;

/** When a review that came in `time` counts, or is shown. */
export const afterWait = (time: string): string => `${time} + interval '${HOLD_RULE.waitHours} hours'`;

/** Lets all of this day's reviews of the business `$1` count later. They stay shown. None waits twice. */
export const POSTPONE_DAY = `
  update reviews set held_for = '{rate}', counts_from = ${afterWait('created_at')}
  where business_id = $1 and ${IS_OF_DAY} and held_for is null and not is_related returning id`;
