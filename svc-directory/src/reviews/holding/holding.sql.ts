import { HOLD_RULE } from '@lawdex/contracts';

const { usualDays, sameWordsDays, sameWordsShare, sameWordsElsewhereFrom, sameWordsElsewhereShare, heldHours } =
  HOLD_RULE;

const within = (time: string): string => `created_at > now() - interval '${time}'`;

/** The median of how many came in each `unit`, of `units`: none came in most of them, so that few are sorted. */
const usual = (unit: string, units: number): string => `coalesce((
  select count(*)::int from recent group by date_trunc('${unit}', created_at)
  order by 1 desc offset ${Math.floor(units / 2)} limit 1), 0)`;

/** Reviews that are held for these say nothing of how many people write: one network could keep all others waiting. */
const IS_OF_CROWD = `not (coalesce(held_for, '{}') && '{network,same-words}')`;

/** The part of a sketch by which the index finds others. */
export const TO_FIND = '[1:4]';
/** The same part, for which PostgreSQL takes no index: in a flood that would read thousands where a business has few. */
const TO_LOOK_AT = '[:4]';
const PAIRS = '[5:]';
/** Whether so much is in both (the Jaccard index). A short text has nothing but the part that finds it. */
const sharesPairs = (share: number): string =>
  `(select count(*) from unnest(words_sketch${PAIRS}) pair where pair = any(($2::integer[])${PAIRS}))
  * ${1 + share} >= ${share} * (cardinality(words_sketch${PAIRS}) + cardinality(($2::integer[])${PAIRS}))`;
/**
 * So many texts with a common run of words are compared, each for 0.04 ms, because a flood has thousands. The newest: who repeats himself
 * would have to write as many others each time.
 */
const MOST_COMPARED = 100;
const isAmong = (others: string, part: string, share: number): string => `exists (
      select from (
        select words_sketch from reviews
        where ${others} and words_sketch${part} && ($2::integer[])${part} and ${within(`${sameWordsDays} days`)}
        order by created_at desc limit ${MOST_COMPARED}) others
      where ${sharesPairs(share)})`;
/** A longer text may come from anywhere. */
const IS_LONG = `cardinality(($2::integer[])${PAIRS}) >= ${sameWordsElsewhereFrom - 1}`;

/**
 * `Arrivals` but for its number of reviews, before a review of the business `$1` with the sketch `$2` of its words and the network `$3`,
 * related to it or not (`$4`). A network's name is of one day.
 */
export const ARRIVALS = `
  with recent as materialized (
    select created_at from reviews
    where business_id = $1 and is_related = $4 and ${IS_OF_CROWD} and ${within(`${usualDays} days`)}),
  of_business as (
    select count(*) filter (where ${within('1 hour')})::int as "lastHour",
      count(*) filter (where ${within('1 day')})::int as "lastDay" from recent),
  of_network as (
    select count(*) filter (where business_id = $1)::int as "ofNetwork",
      coalesce(bool_or(hidden_at is not null and held_until is null), false) as "isNetworkHidden"
    from reviews where sent_from = $3)
  select of_business.*, of_network.*,
    ${usual('hour', usualDays * 24)} as "usualHour",
    ${usual('day', usualDays)} as "usualDay",
    ${isAmong('business_id = $1', TO_LOOK_AT, sameWordsShare)}
    or ${isAmong('sent_from = $3', TO_LOOK_AT, sameWordsElsewhereShare)}
    or ${IS_LONG} and ${isAmong('words_sketch is not null', TO_FIND, sameWordsElsewhereShare)} as "areWordsKnown"
  from of_business, of_network`;

/** When a review that came in `time` is looked at again. */
export const heldUntil = (time: string): string => `${time} + interval '${heldHours} hours'`;

const HOLD = (reasons: string): string =>
  `update reviews set hidden_at = now(), held_until = ${heldUntil('created_at')}, held_for = ${reasons}`;
// None is held twice.
const IS_SHOWN = 'hidden_at is null and held_for is null and sent_by is not null';

/**
 * Holds back reviews of the business `$1` that came since `$3` and go the way of most since then. A review with `$2` stars,
 * related or not (`$4`), made the burst known.
 */
export const HOLD_BURST = `
  ${HOLD(`'{rate}'`)}
  where business_id = $1 and created_at > now() - $3::interval and is_related = $4 and ${IS_SHOWN}
    and sign(rating - 3) = (
      select sign(rating - 3) from reviews
      where business_id = $1 and created_at > now() - $3::interval and is_related = $4 and ${IS_OF_CROWD}
      group by 1 order by count(*) desc, sign(rating - 3) = sign($2::integer - 3) desc limit 1)
  returning id`;

/** Holds back what else the network `$2` sent of the business `$1`, because one of its reviews is held. */
export const HOLD_NETWORK = `
  ${HOLD(`'{network}'`)} where business_id = $1 and sent_from = $2 and ${IS_SHOWN} returning id`;
