import { HOLD_RULE } from '@lawdex/contracts';

const IS_OLD = `created_at < now() - interval '${HOLD_RULE.keptDays} days'`;
const IS_DUE = 'held_until <= now()';

/** Businesses of reviews whose time is over. */
export const DUE_BUSINESSES = `select distinct business_id as id from reviews where ${IS_DUE}`;

/**
 * Shows reviews of the business `$1` whose time is over: of each network the first, while others wait for another day.
 * None that repeats words, of a network that was hidden or sent a flood, or whose sender is forgotten.
 */
export const RELEASE_DUE = `
  with due as (
    select distinct on (coalesce(sent_from, id::text)) id, sent_from from reviews r
    where business_id = $1 and ${IS_DUE} and not ${IS_OLD} and not 'same-words' = any(held_for)
      and not exists (
        select from reviews o where o.sent_from = r.sent_from and o.hidden_at is not null and o.held_until is null)
      and (select count(*) from reviews o where o.sent_from = r.sent_from and o.business_id = $1) <= ${HOLD_RULE.floodOfNetwork}
    order by coalesce(sent_from, id::text), created_at, id),
  postponed as (
    update reviews set held_until = greatest(held_until, now() + interval '1 day')
    where business_id = $1 and held_until is not null
      and sent_from in (select sent_from from due) and id not in (select id from due)),
  released as (
    update reviews set hidden_at = null, held_until = null where id in (select id from due) returning id)
  insert into review_decisions (review_id, decision, words)
  select id, 'restored', 'Its time was over, and the rule had nothing against it.' from released
  returning review_id`;

/** Hides reviews for good for which nobody decided in time. */
export const REMOVE_OLD = `
  with removed as (
    update reviews set held_until = null where ${IS_DUE} and ${IS_OLD} returning id, business_id, rating),
  noted as (
    insert into removed_reviews (business_id, review_id, rating, reason)
    select business_id, id, rating, 'unconfirmed' from removed)
  insert into review_decisions (review_id, decision, words)
  select id, 'hidden', 'Nobody released it within ${HOLD_RULE.keptDays} days.' from removed
  returning review_id`;

const SENDER_COLUMNS = ['sent_by', 'sent_from', 'words_hash', 'words_sketch'];

/** Erases names of senders and what is kept of words, once they are no longer needed. */
export const ERASE_SENDERS = `
  update reviews set ${SENDER_COLUMNS.map((column) => `${column} = null`).join(', ')}
  where sent_from is not null and ${IS_OLD} returning id`;

const OLDEST_SENDER = `(
  select min((review ->> 'created_at')::timestamptz) from jsonb_array_elements(archive -> 'reviews') review
  where review ->> 'sent_from' is not null)`;

/** The same in archives, from which reviews come back as they were: held ones are still held. */
export const ERASE_ARCHIVED_SENDERS = `
  update closed_businesses set archive = jsonb_set(archive, '{reviews}', (
    select jsonb_agg(case when (review ->> 'created_at')::timestamptz < now() - interval '${HOLD_RULE.keptDays} days'
      then review || '${JSON.stringify(Object.fromEntries(SENDER_COLUMNS.map((column) => [column, null])))}' else review end)
    from jsonb_array_elements(archive -> 'reviews') review))
  where ${OLDEST_SENDER} < now() - interval '${HOLD_RULE.keptDays} days' returning slug`;
