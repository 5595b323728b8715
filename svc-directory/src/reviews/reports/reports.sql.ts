const COLUMNS = 'id, review_id as "reviewId", reason, created_at as "createdAt"';

/**
 * Reports the review `$2` of the business `$1`. There is no row when the review is hidden or missing, or when the
 * report was sent before under the key `$5` or by the sender `$6`. `$7` is who reports.
 */
export const ADD_REPORT = `
  insert into review_reports (review_id, reason, comment, idempotency_key, sent_by, reporter)
  select r.id, $3, $4, $5, $6, $7 from reviews r where r.business_id = $1 and r.id = $2 and r.hidden_at is null
  on conflict do nothing
  returning ${COLUMNS}`;

/** The report that came with the key `$1` or from the sender `$2`. */
export const REPORT_SENT = `
  select ${COLUMNS} from review_reports where idempotency_key = $1 or sent_by = $2
  order by created_at limit 1`;
