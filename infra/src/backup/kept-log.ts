import { chownSync, copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Account } from '../postgres/placement.ts';
import { StartError } from '../commands/program.ts';

/** PostgreSQL's log (WAL), as an `archive_command` kept it since a backup, and the moment up to which it is followed. */
export interface KeptLog {
  folder: string;
  /** To its end when null. */
  until: Date | null;
}

export const KEPT_LOG_OPTIONS = { log: { type: 'string' }, until: { type: 'string' } } as const;

/** Reads `--log <folder> --until <time>`; null without them. A time without a zone is refused, because it means another moment on each machine. */
export function keptLog({ log, until }: { log?: string; until?: string }): KeptLog | null {
  if (log === undefined) {
    if (until === undefined) return null;
    throw new StartError('--until needs --log <folder>: where archive_command put the log of PostgreSQL.');
  }
  const folder = resolve(log);
  if (!existsSync(folder)) throw new StartError(`There is no ${folder}.`);
  if (until === undefined) return { folder, until: null };
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(until) || Number.isNaN(Date.parse(until))) {
    throw new StartError(`--until is ${until}, which is no time with a zone.`, [
      'Write it like 2026-11-23T20:15:00Z or 2026-11-23T15:15:00-05:00.',
    ]);
  }
  return { folder, until: new Date(until) };
}

/** Settings of that server: it follows the log, ends in a timeline of its own and is then open. */
export function followingSettings({ folder, until }: KeptLog): string[] {
  const quoted = `'${folder.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
  return [
    `restore_command=cp ${quoted}/%f %p`,
    'recovery_target_action=promote',
    // Nobody reads before the end; reading meanwhile would ask for the connections that the first server allowed.
    'hot_standby=off',
    // On the command line PostgreSQL does not know names of zones yet, `Z` among them.
    ...(until ? [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`] : []),
  ];
}

/** Makes the server that is started on an unpacked backup follow the log first. */
export function askToFollow(cluster: string, { until }: KeptLog, account: Account | null): void {
  // PostgreSQL would stop at the end of the backup, which is after that moment, and say nothing.
  const [, began] = /^START TIME: (.+)$/m.exec(readFileSync(join(cluster, 'backup_label'), 'utf8')) ?? [];
  if (until && began !== undefined && until < new Date(began)) {
    throw new StartError(`${until.toISOString()} is before this backup, which was begun at ${began}.`, [
      'Restore an older backup.',
    ]);
  }
  const signal = join(cluster, 'recovery.signal');
  writeFileSync(signal, '');
  if (account) chownSync(signal, account.uid, account.gid);
}

/** Files that say where one timeline left another are kept with the log, so that the next restore begins one of its own. */
export function keepHistories(cluster: string, { folder }: KeptLog, account: Account | null): void {
  for (const name of readdirSync(join(cluster, 'pg_wal')).filter((one) => one.endsWith('.history'))) {
    const kept = join(folder, name);
    if (existsSync(kept)) continue;
    copyFileSync(join(cluster, 'pg_wal', name), kept);
    if (account) chownSync(kept, account.uid, account.gid);
  }
}

/** The reason why a server did not reach the moment, from its log; null when it ended for something else. */
export function whyNotReached(said: string, { folder, until }: KeptLog): StartError | null {
  if (!until) return null;
  const moment = until.toISOString();
  if (said.includes('before consistent recovery point')) {
    return new StartError(`${moment} is before this backup was complete.`, ['Restore an older backup.']);
  }
  if (said.includes('before configured recovery target was reached')) {
    const [, last] = /last completed transaction was at log time ([^\n]+)/.exec(said) ?? [];
    return new StartError(`The log in ${folder} ends before ${moment}.`, [
      last ? `Its last change is of ${last}.` : 'It holds no change since this backup.',
      'Leave --until away to have all that is there.',
    ]);
  }
  return null;
}
