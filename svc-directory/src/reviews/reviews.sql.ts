import type { ReviewSort } from '@lawdex/contracts';
import { selectList, shownBy } from '@lawdex/svc-kit';
import { COUNTS, IS_UNCOUNTED } from '../counted-reviews.sql.ts';
import { Review } from './review.entity.ts';
import { afterWait } from './holding/holding.sql.ts';
import { ReviewDto } from './review.dto.ts';

const COLUMNS = selectList(Review, 'r', shownBy(ReviewDto, Review));
const NEWEST = 'r.created_at desc, r.id desc';

const ORDER: Record<ReviewSort, string> = {
  newest: NEWEST,
  highest: `r.rating desc, ${NEWEST}`,
  lowest: `r.rating, ${NEWEST}`,
};

/** `$1` reviews of the business `$3` after the first `$2`. */
export const reviewsBy = (sort: ReviewSort): string => `
  select ${COLUMNS}
  from reviews r where r.business_id = $3 and r.hidden_at is null
  order by ${ORDER[sort]} limit $1 offset $2`;

/** The newest `$1` reviews of the business `$3` with `$4` stars, after the first `$2`. */
export const REVIEWS_OF_RATING = `
  select ${COLUMNS}
  from reviews r where r.business_id = $3 and r.rating = $4 and r.hidden_at is null
  order by ${NEWEST} limit $1 offset $2`;

/** All that the list shows. */
export const REVIEWS_TOTAL = `
  select review_count + (
    select count(*)::int from reviews where business_id = b.id and ${IS_UNCOUNTED}) as total
  from businesses b where id = $1`;

/** The number of reviews of the business `$1` with `$2` stars; no row when there is no such business. */
export const REVIEWS_OF_RATING_TOTAL = `
  select (select count(*)::int from reviews where business_id = b.id and rating = $2 and hidden_at is null) as total
  from businesses b where b.id = $1`;

/** The review `$2` of the business `$1`, with its place among the newest. */
export const PLACED_REVIEW = `
  select ${COLUMNS}, (
    select count(*)::int from reviews newer
    where newer.business_id = r.business_id and newer.hidden_at is null
      and (newer.created_at, newer.id) >= (r.created_at, r.id)) as place
  from reviews r where r.business_id = $1 and r.id = $2 and r.hidden_at is null`;

/**
 * Lets writers of reviews of the business `$1` take turns, so that its rating counts each review once. It is a
 * statement of its own, because only the next statement sees what was committed while this one waited.
 */
export const LOCK_BUSINESS =
  'select id, kind, review_count as "reviewCount" from businesses where id = $1 for no key update';

// Whatever a review is held for, it reads the same, and also where others of its network come before it.
const CREATED = `${COLUMNS}, case when r.held_until is not null then ${afterWait('r.created_at')} end as "heldUntil"`;

/**
 * Adds a review to the business `$1` and computes its rating from all rows that count, because the stored average is rounded.
 * With reasons `$9` it waits, hidden if `$10`. There is no row when the key `$8` is taken.
 */
export const ADD_REVIEW = `
  with r as (
    insert into reviews (business_id, user_name, rating, comment, is_related, matter_month, matter_kind, idempotency_key,
      held_for, hidden_at, held_until, counts_from, sent_by, sent_from)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9::text[],
      case when $10 then now() end, case when $10 then ${afterWait('now()')} end,
      case when $9 is not null and not $10 then ${afterWait('now()')} end, $11, $12
    on conflict (idempotency_key) do nothing
    returning *),
  refreshed as (
    update businesses set rating = reviewed.rating, review_count = reviewed.count
    from (
      select coalesce(round(avg(rating), 1), 0) as rating, count(*)::int as count
      from (
        select rating from reviews where business_id = $1 and ${COUNTS}
        union all select rating from r where ${COUNTS}) every) reviewed
    where id = $1 and exists (select from r where hidden_at is null))
  select ${CREATED} from r`;

/** The review that came with the key `$1`. */
export const REVIEW_BY_KEY = `select ${CREATED} from reviews r where r.idempotency_key = $1`;

/** Computes rating and count of the business `$1` from the reviews that count. Triggers tell of changes. */
export const REFRESH_RATING = `
  update businesses set rating = counted.rating, review_count = counted.count
  from (
    select coalesce(round(avg(rating), 1), 0) as rating, count(*)::int as count
    from reviews where business_id = $1 and ${COUNTS}) counted
  where id = $1 and (businesses.rating, review_count) is distinct from (counted.rating, counted.count)`;
