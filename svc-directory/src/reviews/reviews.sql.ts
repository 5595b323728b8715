import { selectList, shownBy } from '@lawdex/svc-kit';
import { Review } from './review.entity.ts';
import { ReviewDto } from './review.dto.ts';

/** Of the business `$3`, newest first: `$1` rows after the first `$2`. */
export const REVIEWS = `
  select ${selectList(Review, 'r', shownBy(ReviewDto, Review))}
  from reviews r where r.business_id = $3
  order by r.created_at desc, r.id desc limit $1 offset $2`;

export const REVIEWS_TOTAL = 'select review_count as total from businesses where id = $1';

/**
 * From the rows, not from the stored average of the business `$1`: that is rounded to one decimal, so an average of averages would drift.
 * Version and outbox event follow by trigger (docs/adr/0012).
 */
export const REFRESH_RATING = `
  update businesses set rating = reviewed.rating, review_count = reviewed.count
  from (select round(avg(rating), 1) as rating, count(*)::int as count from reviews where business_id = $1) reviewed
  where id = $1`;
