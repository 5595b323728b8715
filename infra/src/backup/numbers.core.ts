import { newestOf } from './schedule.core.ts';

/** Numbers for Prometheus, in a file beside the backups: when the newest was made, and how often there should be one. */
export const backupNumbers = (times: readonly number[], periodMs: number, now: number): string =>
  [
    '# TYPE backup_newest_timestamp_seconds gauge',
    `backup_newest_timestamp_seconds ${Math.floor((newestOf(times, now) ?? 0) / 1000)}`,
    '# TYPE backup_period_seconds gauge',
    `backup_period_seconds ${periodMs / 1000}`,
    '',
  ].join('\n');
