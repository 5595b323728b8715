import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, startTemporaryPostgres, type RunningPostgres } from '@lawdex/infra/postgres';
import pg from 'pg';

const ROLE = 'lawdex_bench';

export interface BenchDatabase {
  ownerUrl: string;
  appUrl: string;
  /** The measurement of the filling; null while it is not filled. */
  filled: string | null;
}

/** Kept in the folder for the next run, or gone with this one. */
export async function benchPostgres(folder: string | undefined): Promise<RunningPostgres> {
  if (folder === undefined) return startTemporaryPostgres();
  mkdirSync(folder, { recursive: true });
  return startPostgres({ dataDir: join(resolve(folder), 'postgres') });
}

/** The database for so many businesses, with the tables of today. */
export async function benchDatabase(server: RunningPostgres, size: number): Promise<BenchDatabase> {
  const name = `search_${size}`;
  await onServer(server.adminUrl, async (client) => {
    await client.query(
      `do $$ begin create role ${ROLE} login password '${ROLE}'; exception when duplicate_object then end $$`,
    );
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
  const ownerUrl = new URL(server.adminUrl);
  ownerUrl.pathname = name;
  const appUrl = new URL(ownerUrl);
  Object.assign(appUrl, { username: ROLE, password: ROLE });
  await migrate(ownerUrl.href);
  return { ownerUrl: ownerUrl.href, appUrl: appUrl.href, filled: await noteOf(ownerUrl.href) };
}

/** Beside the data, so that the two stay together. */
export const keepNote = (ownerUrl: string, note: string): Promise<void> =>
  onServer(ownerUrl, async (client) => {
    await client.query(`comment on schema public is ${pg.escapeLiteral(note)}`);
  });

const noteOf = (ownerUrl: string): Promise<string | null> =>
  onServer(ownerUrl, async (client) => {
    const { rows } = await client.query<{ note: string | null }>(
      `select obj_description('public'::regnamespace) as note`,
    );
    const note = rows[0]?.note ?? null;
    return note?.includes('businesses') ? note : null;
  });

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function migrate(url: string): Promise<void> {
  const program = fileURLToPath(new URL('../../../dist/migrate.js', import.meta.url));
  const env = { ...process.env, NODE_OPTIONS: '', MIGRATION_DATABASE_URL: url, APP_ROLE: ROLE, LOG_LEVEL: 'warn' };
  const [code] = await once(spawn(process.execPath, [program], { env, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`The migrations of ${new URL(url).pathname} failed.`);
}
