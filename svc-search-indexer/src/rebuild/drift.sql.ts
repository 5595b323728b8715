import { countBucketsOf } from '../database/id-buckets.sql.ts';

/** Ids of the log that an index which has reached a position holds. $1: position. */
export const censusOfLog = countBucketsOf(
  '(select id from search_documents where record is not null and position <= $1) held',
);

/** $1, $2: the first and the last id of a bucket, or of several. */
export const readBucket = 'select id, record, position from search_documents where id between $1 and $2';

export const keepReport = `
  insert into search_drift_checks (engine, checked_at, report) values ($1, $2, $3)
  on conflict (engine) do update set checked_at = excluded.checked_at, report = excluded.report`;

export const readReports = `select report from search_drift_checks where report ? 'engine' order by engine`;

/** The process that gets an engine's name checks it tonight. $1: engine, $2: now. */
export const claimCheck = `
  insert into search_drift_checks as d (engine, checked_at, report) values ($1, $2, '{}')
  on conflict (engine) do update set checked_at = excluded.checked_at
    where d.checked_at < excluded.checked_at - interval '20 hours'
  returning engine`;
