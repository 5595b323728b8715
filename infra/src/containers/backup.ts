import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrl, described, integer, oneOf, optional, secretText, text } from '@lawdex/contracts';
import { makeBackup } from '../backup/backup.ts';
import { backupsIn, isOfDumps } from '../backup/kept.core.ts';
import { KEPT_LOG_OPTIONS, keptLog } from '../backup/kept-log.ts';
import { backupNumbers, isFresh, waitMs } from '../backup/schedule.core.ts';
import { writeDurably } from '../files/write-durably.ts';
import { databaseOf } from '../services/names.core.ts';
import { restore, withFileOf } from './restore.ts';
import { servicesWithDatabase, settingsOrEnd } from './settings.ts';

/** Backups of the PostgreSQL in its container: `backup.mjs` makes one every so often, `backup.mjs now` makes one, `backup.mjs restore [<file>] [--log <folder> [--until <time>]]` puts one in its place, from standard input without a file. */
const VARIABLES = {
  ADMIN_DATABASE_URL: described('A login of PostgreSQL that may read all of it.', optional(databaseUrl())),
  BACKUP_BY: described(
    'base copies the whole server, at one point in time; dump each database, without a right to replicate; off makes none.',
    oneOf(['base', 'dump', 'off'] as const, 'base'),
  ),
  BACKUP_DIR: described('Where backups are kept.', text('/backups')),
  BACKUP_KEY: described(
    'Encrypts backups. Without it nobody can read them: keep a copy elsewhere.',
    optional(secretText()),
  ),
  BACKUPS_KEPT: described('How many backups stay.', integer({ min: 1, max: 10_000, fallback: 14 })),
  BACKUP_HOURS: described('Hours from one backup to the next.', integer({ min: 1, max: 720, fallback: 24 })),
  BACKUP_COMMAND: described(
    'Run after each backup, whose path is in BACKUP_FILE: it takes a copy to another machine.',
    optional(text()),
  ),
  POSTGRES_BIN: described('The program that a backup is tried with.', text('/usr/lib/postgresql/18/bin/postgres')),
  PGDATA: described('The databases that a restore replaces.', text('/var/lib/postgresql/18/docker')),
};
const HOUR_MS = 3_600_000;
/** Until a backup that failed is tried again; at once would be the same failure, at the full cost. */
const AGAIN_MS = 600_000;

const config = settingsOrEnd(VARIABLES);
const { BACKUP_DIR: folder } = config;
const key = config.BACKUP_KEY ?? null;
const binary = { postgres: config.POSTGRES_BIN, account: null };
const periodMs = config.BACKUP_HOURS * HOUR_MS;
const isOff = config.BACKUP_BY === 'off';
const place = { cluster: config.PGDATA, adminUrl: config.ADMIN_DATABASE_URL, key, binary };

const times = (): number[] =>
  existsSync(folder) ? backupsIn(readdirSync(folder)).map((name) => statSync(join(folder, name)).mtimeMs) : [];

/** Read by node-exporter, which has the backups before it. A full disk keeps them as they are, and ends nothing. */
function tellNumbers(): void {
  try {
    writeDurably(join(folder, 'backup.prom'), backupNumbers(isOff ? null : times(), periodMs, Date.now()));
  } catch (error) {
    console.error(JSON.stringify({ msg: 'numbers of backups not written', reason: String(error) }));
  }
}

async function backUp(adminUrl: string): Promise<void> {
  if (isOff) return console.log('No backup is made: BACKUP_BY=off leaves it to whoever runs PostgreSQL.');
  const { file, bytes, tables, removed } = await makeBackup({
    ...{ adminUrl, folder, key, binary },
    kept: config.BACKUPS_KEPT,
    dumped: config.BACKUP_BY === 'dump' ? servicesWithDatabase().map(databaseOf) : undefined,
  });
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  const made = { file, bytes, tables: Object.keys(tables).length, rows, removed };
  console.log(JSON.stringify({ msg: 'backup made and read back', ...made }));
  tellNumbers();
  if (config.BACKUP_COMMAND === undefined) return;
  const env = { ...process.env, BACKUP_FILE: file };
  const { status, error } = spawnSync('sh', ['-c', config.BACKUP_COMMAND], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`BACKUP_COMMAND failed (${error?.message ?? status}): ${file} is here alone.`);
}

async function backUpForEver(adminUrl: string): Promise<void> {
  if (isOff) await backUp(adminUrl);
  for (;;) {
    // Each hour and after a failure: somebody may have deleted backups.
    tellNumbers();
    const wait = isOff ? HOUR_MS : waitMs(times(), periodMs, Date.now());
    if (wait > 0) {
      await delay(wait);
      continue;
    }
    await backUp(adminUrl).catch(async (error: unknown) => {
      console.error(JSON.stringify({ msg: 'backup failed', reason: error instanceof Error ? error.message : error }));
      tellNumbers();
      await delay(AGAIN_MS);
    });
  }
}

const stop = () => process.exit(0);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
try {
  const { values, positionals } = parseArgs({ options: KEPT_LOG_OPTIONS, allowPositionals: true });
  const [command, file] = positionals;
  if (command === 'healthy') process.exit(isOff || isFresh(times(), periodMs, Date.now()) ? 0 : 1);
  else if (command === 'restore' && file !== undefined) await restore(file, isOfDumps(file), place, keptLog(values));
  else if (command === 'restore' && !process.stdin.isTTY) {
    const log = keptLog(values);
    await withFileOf(process.stdin, (given) => restore(given, config.BACKUP_BY === 'dump', place, log));
  } else if (command === 'now' && config.ADMIN_DATABASE_URL) await backUp(config.ADMIN_DATABASE_URL);
  else if (command === undefined && config.ADMIN_DATABASE_URL) await backUpForEver(config.ADMIN_DATABASE_URL);
  else
    throw new Error(
      'Usage: backup.mjs [now] (with ADMIN_DATABASE_URL), backup.mjs healthy, backup.mjs restore <file>, restore < FILE',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
