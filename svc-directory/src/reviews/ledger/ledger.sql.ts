/** Reviews that are removed now, each by its latest entry. `where` selects entries. */
const removedNow = (where = 'true'): string => `
  select * from (
    select distinct on (review_id) review_id, reason, rating from removed_reviews where ${where}
    order by review_id, number desc) latest
  where reason <> 'restored'`;

const countsOf = (removed: string): string => `
  (select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
   from (select reason, count(*)::int as count from (${removed}) removed group by 1) counted)`;

/** `RemovedCount`s of the business `b`, or null. */
export const REMOVED_OF_BUSINESS = countsOf(removedNow('business_id = b.id'));

const rate = (stars: string): string => `
  json_build_object('written', coalesce(sum(written) filter (where rating in (${stars})), 0)::int,
    'removed', coalesce(sum(removed) filter (where rating in (${stars})), 0)::int)`;

/** `RemovalRates`. Held reviews are not decided about yet; erased ones are in the ledger only. */
export const REMOVAL_RATES = `
  with removed as materialized (${removedNow()}),
  figures as (
    select rating, count(*) as written, 0 as removed from reviews where held_until is null group by 1
    union all
    select rating, count(*) filter (where not exists (select from reviews where id = review_id)), count(*)
    from removed group by 1)
  select ${rate('1, 2')} as low, ${rate('4, 5')} as high, coalesce(${countsOf('select * from removed')}, '[]') as reasons,
    (select count(*)::int from reviews
     where hidden_at is not null and held_until is null and id not in (select review_id from removed)) as unlisted
  from figures`;

/** Appends an entry with the reason `$2` for each of the reviews `$1`. A trigger numbers and chains them. */
export const ADD_REMOVED = `
  insert into removed_reviews (business_id, review_id, rating, reason)
  select business_id, id, rating, $2 from reviews where id = any($1::uuid[]) order by created_at, id`;

/** Takes the removal of the reviews `$1` back, if the ledger knows it. */
export const ADD_RESTORED = `
  insert into removed_reviews (business_id, review_id, rating, reason)
  select business_id, id, rating, 'restored' from reviews r
  where id = any($1::uuid[]) and 'restored' <> (
    select reason from removed_reviews where business_id = r.business_id and review_id = r.id order by number desc limit 1)
  order by created_at, id`;
