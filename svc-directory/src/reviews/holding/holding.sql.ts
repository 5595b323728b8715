import { HOLD_RULE } from '@lawdex/contracts';

const { usualDays, sameWordsDays, heldHours } = HOLD_RULE;

const within = (time: string): string => `created_at > now() - interval '${time}'`;
const sameDirection = (rating: string): string => `sign(rating - 3) = sign(${rating}::integer - 3)`;

/** The median of how many came in each `unit`, of `units`: none came in most of them, so that few are sorted. */
const usual = (unit: string, units: number): string => `coalesce((
  select count(*)::int from recent group by date_trunc('${unit}', created_at)
  order by 1 desc offset ${Math.floor(units / 2)} limit 1), 0)`;

/** Reviews that are held for these say nothing of how many people write: one network could keep all others waiting. */
const IS_OF_CROWD = `not (coalesce(held_for, '{}') && '{network,same-words}')`;

/**
 * `Arrivals` before a review of the business `$1` with `$2` stars, the hash `$3` of its words and the network `$4`, related to it or not (`$5`).
 * A network's name is of one day.
 */
export const ARRIVALS = `
  with recent as materialized (
    select rating, created_at from reviews
    where business_id = $1 and is_related = $5 and ${IS_OF_CROWD} and ${within(`${usualDays} days`)})
  select
    count(*) filter (where ${within('1 hour')})::int as "lastHour",
    count(*) filter (where ${within('1 day')})::int as "lastDay",
    count(*) filter (where ${within('1 day')} and ${sameDirection('$2')})::int as "lastDaySameDirection",
    ${usual('hour', usualDays * 24)} as "usualHour",
    ${usual('day', usualDays)} as "usualDay",
    (select count(*)::int from reviews where sent_from = $4 and business_id = $1) as "ofNetwork",
    exists (select from reviews where sent_from = $4 and hidden_at is not null and held_until is null) as "isNetworkHidden",
    exists (select from reviews where words_hash = $3 and ${within(`${sameWordsDays} days`)}) as "areWordsKnown"
  from recent`;

/** When a review that came in `time` is looked at again. */
export const heldUntil = (time: string): string => `${time} + interval '${heldHours} hours'`;

const HOLD = (reasons: string): string =>
  `update reviews set hidden_at = now(), held_until = ${heldUntil('created_at')}, held_for = ${reasons}`;
// None is held twice.
const IS_SHOWN = 'hidden_at is null and held_for is null and sent_by is not null';

/**
 * Holds back, for the reasons `$4`, reviews of the business `$1` that came since `$3` and go the way of most since then. A
 * review with `$2` stars, related or not (`$5`), made the burst known.
 */
export const HOLD_BURST = `
  ${HOLD('$4')}
  where business_id = $1 and created_at > now() - $3::interval and is_related = $5 and ${IS_SHOWN}
    and sign(rating - 3) = (
      select sign(rating - 3) from reviews
      where business_id = $1 and created_at > now() - $3::interval and is_related = $5 and ${IS_OF_CROWD}
      group by 1 order by count(*) desc, sign(rating - 3) = sign($2::integer - 3) desc limit 1)
  returning id`;

/** Holds back what else the network `$2` sent of the business `$1`, because one of its reviews is held. */
export const HOLD_NETWORK = `
  ${HOLD(`'{network}'`)} where business_id = $1 and sent_from = $2 and ${IS_SHOWN} returning id`;
