import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import {
  databaseUrl,
  described,
  describeEnvironment,
  environmentOrThrow,
  integer,
  optional,
  secretText,
  text,
} from '@lawdex/contracts';
import { makeBackup } from '../backup/backup.ts';
import { backupName, backupsIn } from '../backup/kept.core.ts';
import { KEPT_LOG_OPTIONS, keptLog } from '../backup/kept-log.ts';
import type { KeptLog } from '../backup/kept-log.ts';
import { freeName } from '../backup/free-name.ts';
import { unpack, withScratchServer } from '../backup/scratch-server.ts';
import { readTables } from '../backup/tables.ts';

/** Backups of the PostgreSQL in its container: `backup.mjs` makes one every so often, `backup.mjs restore <file> [--log <folder> [--until <time>]]` puts one in its place. */
const VARIABLES = {
  ADMIN_DATABASE_URL: described('A superuser of PostgreSQL, who may read all of it.', optional(databaseUrl())),
  BACKUP_DIR: described('Where backups are kept.', text('/backups')),
  BACKUP_KEY: described(
    'Encrypts backups. Without it nobody can read them: keep a copy elsewhere.',
    optional(secretText()),
  ),
  BACKUPS_KEPT: described('How many backups stay.', integer({ min: 1, max: 10_000, fallback: 14 })),
  BACKUP_HOURS: described('Hours from one backup to the next.', integer({ min: 1, max: 720, fallback: 24 })),
  POSTGRES_BIN: described('The program that a backup is tried with.', text('/usr/lib/postgresql/18/bin/postgres')),
  PGDATA: described('The databases that a restore replaces.', text('/var/lib/postgresql/18/docker')),
};
const HOUR_MS = 3_600_000;

if (process.argv.includes('--variables')) {
  process.stdout.write(`${JSON.stringify(describeEnvironment(VARIABLES))}\n`);
  process.exit(0);
}

const config = environmentOrThrow(VARIABLES, process.env, '', (path) => readFileSync(path, 'utf8'));
const { BACKUP_DIR: folder, PGDATA: cluster } = config;
const key = config.BACKUP_KEY ?? null;
const binary = { postgres: config.POSTGRES_BIN, account: null };
const periodMs = config.BACKUP_HOURS * HOUR_MS;

const newestMs = (): number => {
  const [name] = existsSync(folder) ? backupsIn(readdirSync(folder)) : [];
  return name === undefined ? 0 : statSync(join(folder, name)).mtimeMs;
};

async function backUpForEver(adminUrl: string): Promise<void> {
  for (;;) {
    await delay(Math.max(0, newestMs() + periodMs - Date.now()));
    const { file, bytes, tables, removed } = await makeBackup({
      ...{ adminUrl, folder, key, binary },
      kept: config.BACKUPS_KEPT,
    });
    const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
    console.log(
      JSON.stringify({
        msg: 'backup made and read back',
        file,
        bytes,
        tables: Object.keys(tables).length,
        rows,
        removed,
      }),
    );
  }
}

async function restore(file: string, log: KeptLog | null): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  // From in here nobody sees whether that process lives: containers do not see those of others.
  if (existsSync(pidFile)) {
    throw new Error(
      `PostgreSQL runs: docker compose stop postgres. If it does not, the machine went down under it and left ${pidFile} behind: delete that first.`,
    );
  }
  const fresh = `${cluster}.restored`;
  await unpack(file, key, fresh, null);
  const tables = await withScratchServer(fresh, binary, readTables, log).catch((error: unknown) => {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  });
  const before = freeName(`${cluster}.${backupName(new Date(), false).slice('lawdex-'.length, -'.tar.gz'.length)}`);
  if (existsSync(cluster)) renameSync(cluster, before);
  renameSync(fresh, cluster);
  console.log(`Restored ${Object.keys(tables).length} tables. What was there before is in ${before}.`);
}

const stop = () => process.exit(0);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
try {
  const { values, positionals } = parseArgs({ options: KEPT_LOG_OPTIONS, allowPositionals: true });
  const [command, file] = positionals;
  if (command === 'healthy') process.exit(Date.now() - newestMs() < 2 * periodMs ? 0 : 1);
  else if (command === 'restore' && file) await restore(file, keptLog(values));
  else if (command === undefined && config.ADMIN_DATABASE_URL) await backUpForEver(config.ADMIN_DATABASE_URL);
  else throw new Error('Usage: backup.mjs (with ADMIN_DATABASE_URL), backup.mjs healthy, backup.mjs restore <file>');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
