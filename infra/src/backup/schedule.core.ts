const HOUR_MS = 3_600_000;
/** The longest that is waited at once: a timer of more than 2^31 ms ends at once, and a clock that was wrong may be set right meanwhile. */
const SLICE_MS = HOUR_MS;

/** When the newest backup was made. One that is dated ahead, by a clock that was wrong, says nothing about that. */
export const newestOf = (times: readonly number[], now: number): number | null => {
  const past = times.filter((time) => time <= now);
  return past.length === 0 ? null : Math.max(...past);
};

/** How long to wait before a backup is due again; 0: now. The second follows after an hour, because the first held empty databases. */
export function waitMs(times: readonly number[], periodMs: number, now: number): number {
  const newest = newestOf(times, now);
  if (newest === null) return 0;
  const period = times.length === 1 ? Math.min(periodMs, HOUR_MS) : periodMs;
  return Math.min(SLICE_MS, Math.max(0, newest + period - now));
}

export const isFresh = (times: readonly number[], periodMs: number, now: number): boolean =>
  now - (newestOf(times, now) ?? 0) < 2 * periodMs;

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
