import { setTimeout } from 'node:timers/promises';
import { DataSource, type QueryRunner, type MigrationInterface } from 'typeorm';
import type { Logger } from '../../logging/logger.ts';
import { dataSourceOptions, type DatabaseOptions } from '../data-source-options.ts';
import { FirstMigration } from './first-migration.ts';

// "LAWD". Any number does that nothing else locks in this database.
const MIGRATION_LOCK = 0x4c415744;
const TURN_MS = 200;

export interface MigrateOptions extends DatabaseOptions {
  /** The login of the running service, which may read and write rows and nothing else. */
  appRole?: string | undefined;
  /** Tables whose rows the running service may not delete. */
  keptTables?: readonly string[];
  /** Writes rows that the code relies on, after the migrations of every run. It must be idempotent. */
  referenceData?: (runner: QueryRunner) => Promise<void>;
  logger?: Logger | undefined;
}

/** Brings the schema up to date. Of several processes that call it at once, one does it and the others wait. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const db = new DataSource(dataSourceOptions({ ...options, poolSize: 2, long: true }));
  await db.initialize();
  const lock = db.createQueryRunner();
  try {
    await lock.query('set statement_timeout = 0');
    await takeTurn(lock);
    const applied = await db.runMigrations();
    await lock.manager.transaction(async () => options.referenceData?.(lock));
    if (options.appRole) await grantRows(lock, options.appRole, options.keptTables);
    const names = applied.map((migration) => migration.name);
    options.logger?.info({ applied: names }, 'schema is up to date');
    return names;
  } finally {
    // The advisory lock ends with its connection, so that a crash releases it too.
    await lock.release();
    await db.destroy();
  }
}

/** Asks again and again, because an index that is made concurrently waits for every statement that runs, also for one that waits. */
async function takeTurn(runner: QueryRunner): Promise<void> {
  for (;;) {
    const turns = await runner.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
    if ((turns as { taken: boolean }[])[0]?.taken) return;
    await setTimeout(TURN_MS);
  }
}

async function grantRows(runner: QueryRunner, role: string, keptTables: readonly string[] = []): Promise<void> {
  const name = `"${role.replaceAll('"', '""')}"`;
  await runner.query(`grant usage on schema public to ${name}`);
  await runner.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
  await runner.query(`grant usage, select on all sequences in schema public to ${name}`);
  await runner.query(`revoke insert, update, delete on table migrations from ${name}`);
  for (const table of keptTables) await runner.query(`revoke delete on table ${table} from ${name}`);
}

/** Marks a migration that only removes what an earlier release stopped using, and names that release. */
interface Contract {
  contractOf?: string;
}

interface PlannedMigration {
  name: string;
  contractOf: string | null;
  /** The migration that a database has instead of this one, and what is said of a database that has neither. */
  replaces: { last: string; refusal: string } | null;
  statements: string[];
}

type MigrationClass = new () => MigrationInterface & Contract;

/** Collects the statements that migrations would run, without a database. */
export async function plannedMigrations(migrations: readonly unknown[]): Promise<PlannedMigration[]> {
  const plan: PlannedMigration[] = [];
  for (const Migration of migrations as readonly MigrationClass[]) {
    const migration = new Migration();
    const statements: string[] = [];
    const query = (text: string) => {
      statements.push(text);
      return Promise.resolve([]);
    };
    await migration.up({ query } as unknown as QueryRunner);
    const replaces = migration instanceof FirstMigration ? { last: migration.last, refusal: migration.refusal } : null;
    const { name = Migration.name, contractOf = null } = migration;
    plan.push({ name, contractOf, replaces, statements });
  }
  return plan;
}
