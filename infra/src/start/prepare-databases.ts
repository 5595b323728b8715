import pg from 'pg';
import { runCommand } from './command.ts';
import type { DatabaseUrls } from './databases.ts';
import type { Databases } from './open-databases.ts';

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
    run: ['svc-directory/dist/seed.js'],
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

async function migrate(service: string, urls: DatabaseUrls, logs: string): Promise<void> {
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
}

async function holdsFirms(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ some: boolean }>('select exists (select from businesses) as some');
    return rows[0]?.some === true;
  } finally {
    await client.end();
  }
}
