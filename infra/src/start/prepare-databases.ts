import pg from 'pg';
import { runCommand } from './command.ts';
import { contentHash } from './content-hash.ts';
import type { DatabaseUrls } from './databases.ts';
import type { Databases } from './open-databases.ts';
import { ROOT } from './paths.ts';

export interface Preparation {
  databases: Pick<Databases, 'directory' | 'search'>;
  logs: string;
  demoData: boolean;
  demoFirms: number | undefined;
}

export async function prepareSearch({ databases, logs }: Preparation): Promise<void> {
  await migrate('svc-search-indexer', databases.search, logs);
}

/** Schema, and fictional firms when the directory is empty; answers what the seed said. */
export async function prepareDirectory({ databases, logs, demoData, demoFirms }: Preparation): Promise<string> {
  await migrate('svc-directory', databases.directory, logs);
  // The seed checks too; asking here spares every later start a process.
  if (!demoData || (await holdsFirms(databases.directory.app))) return '';
  const said = await runCommand({
    name: 'seed',
    run: ['svc-directory/dist/demo/seed.js'],
    env: {
      DATABASE_URL: databases.directory.app,
      MIGRATION_DATABASE_URL: databases.directory.migrator,
      ...(demoFirms === undefined ? {} : { DEMO_FIRMS: String(demoFirms) }),
    },
    logs,
  });
  const line = said.trim().split('\n').at(-1) ?? '';
  return line.startsWith('Demo data: ') ? line.slice('Demo data: '.length).replace(/\.$/, '') : '';
}

/**
 * Migrates unless this very code has done so: a start then spares two processes. The mark is kept in the database
 * itself, as its comment, so that it is gone when the database is.
 */
async function migrate(service: string, urls: DatabaseUrls, logs: string): Promise<void> {
  const mark = `migrated by ${contentHash(ROOT, [`${service}/src`, 'packages/svc-kit/src', 'package-lock.json'])}`;
  const known = await ask<{ mark: string | null }>(urls.migrator, READ_MARK);
  if (known[0]?.mark === mark) return;
  await runCommand({
    name: `migrate-${service}`,
    run: [`${service}/dist/migrate.js`],
    env: {
      MIGRATION_DATABASE_URL: urls.migrator,
      LOG_LEVEL: 'info',
      ...(urls.appRole === null ? {} : { APP_ROLE: urls.appRole }),
    },
    logs,
  });
  // Somebody else's database may not let us; then it is simply asked again at the next start.
  const { database } = new pg.Client({ connectionString: urls.migrator });
  await ask(urls.migrator, `comment on database ${pg.escapeIdentifier(database ?? '')} is '${mark}'`).catch(
    () => undefined,
  );
}

const READ_MARK = `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()`;

async function holdsFirms(url: string): Promise<boolean> {
  const rows = await ask<{ some: boolean }>(url, 'select exists (select from businesses) as some');
  return rows[0]?.some === true;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
