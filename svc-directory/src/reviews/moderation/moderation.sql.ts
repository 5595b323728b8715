/** The review `$1`, hidden or not, with its business. */
export const REVIEW_AND_BUSINESS = `
  select r.id, r.business_id as "businessId", r.hidden_at is not null as "isHidden", b.name as business
  from reviews r join businesses b on b.id = r.business_id where r.id = $1`;

export const HIDE_REVIEW = 'update reviews set hidden_at = now() where id = $1';
export const SHOW_REVIEW = 'update reviews set hidden_at = null where id = $1';

export const NOTE_DECISION = 'insert into review_decisions (review_id, decision, words) values ($1, $2, $3)';

/**
 * Reported reviews, those with most reports since the last decision first. With `$1` also those without a report since.
 */
export const REPORTED_REVIEWS = `
  select r.id, r.user_name as "userName", r.rating, r.comment, r.created_at as "createdAt",
    r.hidden_at is not null as "isHidden", b.name as business, b.slug, found.open,
    (select json_agg(json_build_object('reason', reason, 'comment', comment, 'createdAt', created_at at time zone 'UTC') order by created_at)
     from review_reports where review_id = r.id) as reports,
    (select coalesce(json_agg(json_build_object('decision', decision, 'words', words, 'createdAt', created_at at time zone 'UTC') order by id), '[]')
     from review_decisions where review_id = r.id) as decisions
  from (
    select report.review_id, count(*) filter (where report.created_at > coalesce(last.decided_at, '-infinity'))::int as open,
      max(report.created_at) as latest
    from review_reports report left join lateral (
      select max(created_at) as decided_at from review_decisions where review_id = report.review_id) last on true
    group by report.review_id) found
  join reviews r on r.id = found.review_id
  join businesses b on b.id = r.business_id
  where $1 or found.open > 0
  order by found.open desc, found.latest desc`;
