import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import {
  databaseUrl,
  described,
  describeEnvironment,
  environmentOrThrow,
  integer,
  oneOf,
  optional,
  secretText,
  text,
} from '@lawdex/contracts';
import { tellAdminPassword } from '../backup/admin-password.ts';
import { makeBackup } from '../backup/backup.ts';
import { backupName, backupsIn, isOfDumps } from '../backup/kept.core.ts';
import { KEPT_LOG_OPTIONS, keptLog } from '../backup/kept-log.ts';
import type { KeptLog } from '../backup/kept-log.ts';
import { backupNumbers } from '../backup/numbers.core.ts';
import { isFresh, waitMs } from '../backup/schedule.core.ts';
import { freeName } from '../backup/free-name.ts';
import { restoreDumps } from '../backup/dumps/restore-dumps.ts';
import { unpack, withScratchServer } from '../backup/archive/scratch-server.ts';
import { writeDurably } from '../files/write-durably.ts';
import { readTables } from '../backup/tables.ts';
import { databaseOf } from '../services/names.core.ts';
import { servicesWithDatabase } from './services-file.ts';

/** Backups of the PostgreSQL in its container: `backup.mjs` makes one every so often, `backup.mjs now` makes one, `backup.mjs restore <file> [--log <folder> [--until <time>]]` puts one in its place. */
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

if (process.argv.includes('--variables')) {
  process.stdout.write(`${JSON.stringify(describeEnvironment(VARIABLES))}\n`);
  process.exit(0);
}

const config = configOrEnd();
const { BACKUP_DIR: folder, PGDATA: cluster } = config;
const key = config.BACKUP_KEY ?? null;
const binary = { postgres: config.POSTGRES_BIN, account: null };
const periodMs = config.BACKUP_HOURS * HOUR_MS;
const isOff = config.BACKUP_BY === 'off';
/** As a backup of that moment says it in its name. */
const timeOf = (time: Date) => backupName(time, { isSealed: false }).slice('lawdex-'.length, -'.tar.gz'.length);

/** When each backup was made. */
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

/** Into the databases of a server that runs, wherever that is. */
async function restoreIntoServer(file: string, adminUrl: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'lawdex-restore-'));
  try {
    const unpacked = join(scratch, 'dumps');
    await unpack(file, key, unpacked, null);
    const services = servicesWithDatabase();
    const before = await restoreDumps({ adminUrl, postgres: binary.postgres }, unpacked, services, timeOf(new Date()));
    const kept = before.length > 0 ? ` What was there before is in ${before.join(', ')}.` : '';
    console.log(`Restored ${services.map(databaseOf).join(', ')}.${kept}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Into the volume of a server that is stopped. */
async function restoreServer(file: string, log: KeptLog | null): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  // From in here nobody sees whether that process lives: containers do not see those of others.
  if (existsSync(pidFile)) {
    throw new Error(
      `PostgreSQL runs: docker compose stop postgres. If it does not, the machine went down under it and left ${pidFile} behind: delete that first.`,
    );
  }
  const fresh = `${cluster}.restored`;
  await unpack(file, key, fresh, null);
  const look = async (connect: Parameters<typeof readTables>[0]) => {
    if (config.ADMIN_DATABASE_URL) await tellAdminPassword(connect, config.ADMIN_DATABASE_URL);
    return readTables(connect);
  };
  const tables = await withScratchServer(fresh, binary, look, log).catch((error: unknown) => {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  });
  const before = freeName(`${cluster}.${timeOf(new Date())}`);
  if (existsSync(cluster)) renameSync(cluster, before);
  renameSync(fresh, cluster);
  console.log(`Restored ${Object.keys(tables).length} tables. What was there before is in ${before}.`);
}

/** A wrong setting is for an operator to read: a message, and no stack. */
function configOrEnd() {
  try {
    return environmentOrThrow(VARIABLES, process.env, '', (path) => readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const stop = () => process.exit(0);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
try {
  const { values, positionals } = parseArgs({ options: KEPT_LOG_OPTIONS, allowPositionals: true });
  const [command, file] = positionals;
  if (command === 'healthy') process.exit(isOff || isFresh(times(), periodMs, Date.now()) ? 0 : 1);
  else if (command === 'restore' && file && !isOfDumps(file)) await restoreServer(file, keptLog(values));
  else if (command === 'restore' && file && config.ADMIN_DATABASE_URL)
    await restoreIntoServer(file, config.ADMIN_DATABASE_URL);
  else if (command === 'now' && config.ADMIN_DATABASE_URL) await backUp(config.ADMIN_DATABASE_URL);
  else if (command === undefined && config.ADMIN_DATABASE_URL) await backUpForEver(config.ADMIN_DATABASE_URL);
  else
    throw new Error('Usage: backup.mjs [now] (with ADMIN_DATABASE_URL), backup.mjs healthy, backup.mjs restore <file>');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
