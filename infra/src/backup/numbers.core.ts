import { newestOf } from './schedule.core.ts';

/** Metrics of the backups for Prometheus; NaN where none are to be made (`times` is null), which no alert compares. */
export const backupNumbers = (times: readonly number[] | null, periodMs: number, now: number): string =>
  [
    '# TYPE backup_kept gauge',
    `backup_kept ${times?.length ?? NaN}`,
    '# TYPE backup_newest_timestamp_seconds gauge',
    `backup_newest_timestamp_seconds ${times ? Math.floor((newestOf(times, now) ?? 0) / 1000) : NaN}`,
    '# TYPE backup_period_seconds gauge',
    `backup_period_seconds ${periodMs / 1000}`,
    '',
  ].join('\n');
