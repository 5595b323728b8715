const SHOWN = 'id, review_id as "reviewId", reason, created_at as "createdAt"';

/** A report of the review `$2` of the business `$1`; no row when there is no such review to be seen, or the key `$5` is taken. */
export const ADD_REPORT = `
  insert into review_reports (review_id, reason, comment, idempotency_key)
  select r.id, $3, $4, $5 from reviews r where r.business_id = $1 and r.id = $2 and r.hidden_at is null
  on conflict (idempotency_key) do nothing
  returning ${SHOWN}`;

/** The report that came with the key `$1`. */
export const REPORT_BY_KEY = `select ${SHOWN} from review_reports where idempotency_key = $1`;
