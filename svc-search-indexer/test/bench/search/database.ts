import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningPostgres } from '@lawdex/infra/postgres';
import pg from 'pg';

const ROLE = 'lawdex_bench';

export interface BenchDatabase {
  ownerUrl: string;
  appUrl: string;
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
  return { ownerUrl: ownerUrl.href, appUrl: appUrl.href };
}

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
