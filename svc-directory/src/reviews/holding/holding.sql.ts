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

/** Names of senders in older reviews are no longer needed. */
export const OLD = `now() - interval '${HOLD_RULE.keptDays} days'`;

/** Businesses of reviews whose time has come. */
export const DUE_BUSINESSES = `
  select business_id as id from reviews where held_until <= now()
  union select business_id from reviews where counts_from <= now()`;

/** What is held for the day's number waits for nothing else; the others of one network are a queue, and those without a name are one. */
const QUEUE = `case when held_for = '{rate}' then id::text else coalesce(sent_from, '') end`;

/**
 * Shows the oldest of each queue of the business `$1` whose time has come; others wait for another day. It gets the date of now: an earlier one
 * would say that others of that day came from its network.
 */
export const RELEASE_DUE = `
  with due as (
    select distinct on (${QUEUE}) id, ${QUEUE} as queue from reviews
    where business_id = $1 and held_until <= now() order by ${QUEUE}, created_at, id),
  postponed as (
    update reviews set held_until = greatest(held_until, now() + interval '1 day')
    where business_id = $1 and held_until is not null
      and ${QUEUE} in (select queue from due) and id not in (select id from due)),
  released as (
    update reviews set hidden_at = null, held_until = null, created_at = now()
    where id in (select id from due) returning id)
  insert into review_decisions (review_id, decision, words)
  select id, 'restored', 'Its time had come.' from released
  returning review_id`;

const OLDEST_SENDER = `(
  select min((review ->> 'created_at')::timestamptz) from jsonb_array_elements(archive -> 'reviews') review
  where review ->> 'sent_from' is not null)`;

/** The same in archives, from which reviews come back as they were: held ones are still held. */
export const ERASE_ARCHIVED_SENDERS = `
  update closed_businesses set archive = jsonb_set(archive, '{reviews}', (
    select jsonb_agg(case when (review ->> 'created_at')::timestamptz < ${OLD}
      then review || '{"sent_by":null,"sent_from":null}' else review end)
    from jsonb_array_elements(archive -> 'reviews') review))
  where ${OLDEST_SENDER} < ${OLD} returning slug`;

/** What waits, and what was removed, by its reason. */
export const WAITING = `
  select reason, count(r.id)::int as count from unnest($1::text[]) reason left join reviews r
  on coalesce(r.held_until, r.counts_from) is not null and reason = any(r.held_for) group by 1`;
export const REMOVED = 'select reason, count(*)::int as count from removed_reviews group by 1';
