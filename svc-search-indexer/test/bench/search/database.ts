import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningPostgres } from '@lawdex/infra/postgres';
import pg from 'pg';
import { changed, categoryChanged } from '../../businesses.ts';
import { CATEGORIES, CITIES, type TestCity } from '@lawdex/search-language/testing';
import { corpus } from '../../corpus.ts';
import type { ServiceProcess } from '../../service-process.ts';
import { until } from '../../until.ts';

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

// As many as the relay of svc-directory sends at once.
const BATCH = 200;
const FOLLOWS_WITHIN_MS = 900_000;

/** Tells the service of so many businesses; answers what that took. */
export async function fill(service: ServiceProcess, database: BenchDatabase, size: number): Promise<string> {
  const from = performance.now();
  await service.tell(CATEGORIES.map((terms) => categoryChanged(terms)));
  const batch = [];
  for (const record of corpus(size, { cities: MANY_CITIES, extraNames: size / 10 })) {
    batch.push(changed(record));
    if (batch.length === BATCH) await service.tell(batch.splice(0));
  }
  if (batch.length > 0) await service.tell(batch);
  await followed(database, ['postgres']);
  const seconds = (performance.now() - from) / 1_000;
  return `${size} businesses indexed in ${seconds.toFixed(0)} s, ${(size / seconds).toFixed(0)} a second`;
}

/** Resolves when these engines have all that the log of documents holds, and searches read it; answers the seconds that took. */
export function followed({ ownerUrl }: BenchDatabase, engines: readonly string[]): Promise<number> {
  const from = performance.now();
  return onServer(ownerUrl, async (client) => {
    await until(() => haveFollowed(client, engines), FOLLOWS_WITHIN_MS);
    return (performance.now() - from) / 1_000;
  });
}

async function haveFollowed(client: pg.Client, engines: readonly string[]): Promise<boolean> {
  // A new version of the index has a feed of its own until it is complete.
  const { rows } = await client.query<{ done: number; feeds: number }>(
    `select count(*)::int as feeds, count(*) filter (
       where live and position >= (select coalesce(max(position), 0) from search_documents)
     )::int as done
     from search_feeds where engine = any($1)`,
    [engines],
  );
  const [{ done, feeds } = { done: 0, feeds: 0 }] = rows;
  return feeds >= engines.length && done === feeds;
}

const MANY = 300;

/** A few hundred cities, because the dictionary should be as large as a real one. */
export const MANY_CITIES: readonly TestCity[] = Array.from({ length: MANY }, (_, index) => {
  const base = CITIES[index % CITIES.length] as TestCity;
  const round = Math.floor(index / CITIES.length);
  return round === 0
    ? base
    : { ...base, city: `${base.city} Heights ${String.fromCharCode(65 + round)}`, lat: base.lat + round / 10 };
});
