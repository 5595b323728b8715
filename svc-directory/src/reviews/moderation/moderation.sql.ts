import { HOLD_RULE } from '@lawdex/contracts';

/** A network that sent more in a day is told to operators. */
const FLOOD_OF_NETWORK = 5;
/** Shorter texts are the same by chance: 'Great lawyer!'. */
const COPY_FROM = 80;

export const LOCK_BUSINESSES = `
  select from businesses where id in (select business_id from reviews where id = any($1::uuid[]))
  order by id for no key update`;

/** Locks closed businesses, whose reviews `$1` are in their archives. */
export const LOCK_CLOSED = `
  select from closed_businesses where archive is not null and exists (
    select from jsonb_array_elements(archive -> 'reviews') review where (review ->> 'id')::uuid = any($1::uuid[]))
  order by slug for update`;

/** Reviews of businesses that are listed, and of closed ones from their archives. */
const EVERY_REVIEW = `(
  select r.*, b.name as business, b.slug, false as is_closed from reviews r join businesses b on b.id = r.business_id
  union all
  select r.*, c.name, c.slug, true
  from closed_businesses c, jsonb_populate_recordset(null::reviews, c.archive -> 'reviews') r where c.archive is not null)`;

const STATE = `case when is_closed then 'closed' when r.counts_from is not null then 'waiting' when r.hidden_at is null then 'shown' when r.held_until is null then 'hidden' else 'held' end`;

export const STATES = `select id, business_id as "businessId", ${STATE} as state
  from ${EVERY_REVIEW} r where id = any($1::uuid[])`;

export const ERASE = 'select erase_reviews($1::uuid[], $2)';

const without = (part: string, id: string): string => `
  '${part}', (select coalesce(jsonb_agg(row), '[]') from jsonb_array_elements(archive -> '${part}') row
    where not (row ->> '${id}')::uuid = any($1::uuid[]))`;

/** Does the same in archives of closed businesses. */
export const ERASE_OF_CLOSED = `
  with found as (
    select id, business_id, rating, created_at, slug from ${EVERY_REVIEW} r where is_closed and id = any($1::uuid[])),
  noted as (
    insert into removed_reviews (business_id, review_id, rating, reason)
    select business_id, id, rating, $2 from found order by created_at, id),
  forgotten as (
    delete from review_decisions where review_id in (select id from found))
  update closed_businesses
  set archive = archive || jsonb_build_object(${without('reviews', 'id')}, ${without('review_reports', 'review_id')})
  where slug in (select slug from found)`;

export const NOTE_DECISIONS = `
  insert into review_decisions (review_id, decision, words) select id, $2, $3 from unnest($1::uuid[]) id`;

const REPORTERS = 'count(distinct coalesce(reporter, id::text))';
const TIME = `created_at at time zone 'UTC'`;

/** The words that are compared. PostgreSQL may know no letters but ASCII ones, so nothing else is left out or changed. */
const wordsOf = (review: string): string =>
  `lower(regexp_replace(${review}.comment, '[[:space:][:punct:]]+', ' ', 'g'))`;

/**
 * Reviews with the ids `$1` (all when there are none), of the business `$2`, since `$3`, whose sender or network begins with `$4`, with the
 * text `$5`, that wait if `$6`, others in the words of `$7`; the newest `$8`.
 */
export const SELECTED = `
  select r.id, r.user_name as "userName", r.rating, r.comment, r.created_at as "createdAt", ${STATE} as state,
    r.held_for as "heldFor", coalesce(r.held_until, r.counts_from) as "waitsUntil", r.sent_by as "sentBy", r.sent_from as "sentFrom",
    r.business, r.slug, r.is_related as "isRelated",
    (select ${REPORTERS}::int from review_reports where review_id = r.id) as reporters
  from ${EVERY_REVIEW} r
  where (cardinality($1::uuid[]) = 0 or r.id = any($1::uuid[]))
    and ($2::text is null or r.slug = $2)
    and ($3::timestamptz is null or r.created_at >= $3)
    and ($4::text is null or starts_with(r.sent_by, $4) or starts_with(r.sent_from, $4))
    and ($5::text is null or position(lower($5) in lower(concat_ws(' ', r.user_name, r.comment))) > 0)
    and (not $6::boolean or coalesce(r.held_until, r.counts_from) is not null and not r.is_closed)
    and ($7::uuid is null or r.id <> $7 and ${wordsOf('r')} = (select ${wordsOf('o')} from reviews o where o.id = $7))
  order by r.created_at desc, r.id desc limit $8`;

/** A row when the business `$1` is listed, or has closed. */
export const IS_FIRM =
  'select from businesses where slug = $1 union all select from closed_businesses where slug = $1 limit 1';

const FLOOD = `count(*)::int as count,
    count(*) filter (where coalesce(held_until, counts_from) is not null)::int as waiting,
    count(*) filter (where hidden_at is null)::int as shown, min(r.created_at) as first, max(r.created_at) as last`;

/** Businesses that got more reviews since `$1` than are usual on a day of a small one, the most first. */
export const FLOODED_BUSINESSES = `
  select b.slug, b.name as business, ${FLOOD}, count(distinct sent_from)::int as networks,
    array[${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where r.rating = ${stars})`).join(', ')}]::int[] as stars
  from reviews r join businesses b on b.id = r.business_id
  where r.sent_from is not null and r.created_at >= $1
  group by b.id having count(*) > ${HOLD_RULE.usualADay} order by count(*) desc limit 50`;

/** Networks that sent more reviews since `$1` than a carrier's customers do, the most first. */
export const FLOODING_NETWORKS = `
  select sent_from as network, ${FLOOD}, count(distinct business_id)::int as businesses
  from reviews r where sent_from is not null and created_at >= $1
  group by sent_from having count(*) > ${FLOOD_OF_NETWORK} order by count(*) desc limit 50`;

/** Reviews since `$1` in the same words, by the first of each, the most first. Honest people share a few words, and no long text. */
export const COPIED_REVIEWS = `
  select (array_agg(r.id order by r.created_at, r.id))[1] as id, min(left(r.comment, 80)) as words, ${FLOOD},
    count(distinct business_id)::int as businesses, count(distinct sent_from)::int as networks
  from reviews r where r.created_at >= $1 and length(r.comment) >= ${COPY_FROM}
  group by ${wordsOf('r')} having count(*) > 1 order by count(*) desc limit 50`;

/** All that is known about the reviews `$1`, as JSON. */
export const EXPORTED = `
  select to_jsonb(r) || jsonb_build_object('business', r.slug,
    'reports', (select coalesce(jsonb_agg(report order by report ->> 'created_at'), '[]') from (
      select to_jsonb(own) as report from review_reports own where review_id = r.id
      union all
      select archived from closed_businesses c, jsonb_array_elements(c.archive -> 'review_reports') archived
      where c.slug = r.slug and r.is_closed and archived ->> 'review_id' = r.id::text) reports),
    'decisions', (select coalesce(jsonb_agg(to_jsonb(d) order by id), '[]') from review_decisions d where review_id = r.id)) as review
  from ${EVERY_REVIEW} r where r.id = any($1::uuid[]) order by r.created_at desc`;

/** Reported reviews, those with most reporters since the last decision first. With `$1` also those without a report since. */
export const REPORTED_REVIEWS = `
  select r.id, r.user_name as "userName", r.rating, r.comment, r.created_at as "createdAt",
    ${STATE} as state, r.business, r.slug, found.open, found.reporters,
    (select json_agg(json_build_object('reason', reason, 'comment', comment, 'createdAt', ${TIME}) order by created_at)
     from review_reports where review_id = r.id) as reports,
    (select coalesce(json_agg(json_build_object('decision', decision, 'words', words, 'createdAt', ${TIME}) order by id), '[]')
     from review_decisions where review_id = r.id) as decisions
  from (
    select report.review_id,
      ${REPORTERS} filter (where report.created_at > coalesce(last.decided_at, '-infinity'))::int as open,
      ${REPORTERS}::int as reporters, max(report.created_at) as latest
    from review_reports report left join lateral (
      select max(created_at) as decided_at from review_decisions where review_id = report.review_id) last on true
    group by report.review_id) found
  join ${EVERY_REVIEW} r on r.id = found.review_id
  where $1 or found.open > 0
  order by found.open desc, found.latest desc`;
