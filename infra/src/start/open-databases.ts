import { createDatabases, embeddedUrls } from './databases.ts';
import type { DatabaseUrls } from './databases.ts';
import type { DataPaths } from './paths.ts';
import { PostgresKeeper } from './postgres-keeper.ts';
import type { Secrets } from './secrets.ts';
import type { ExternalDatabase, Settings } from './settings.core.ts';

export interface Databases {
  directory: DatabaseUrls;
  search: DatabaseUrls;
  /** Null when the databases are somebody else's. */
  postgres: PostgresKeeper | null;
}

/** The two databases: on the embedded PostgreSQL, or wherever the environment says. */
export async function openDatabases(
  settings: Pick<Settings, 'databases' | 'innerPorts'>,
  paths: DataPaths,
  secrets: Secrets,
  say: (line: string) => void,
  note: (text: string) => void,
): Promise<Databases> {
  if (settings.databases) {
    note('yours');
    const { directory, search } = settings.databases;
    return { directory: external(directory), search: external(search), postgres: null };
  }
  const { postgres: port } = settings.innerPorts;
  const options = { dataDir: paths.postgres, logFile: `${paths.logs}/postgres.log`, log: note };
  const postgres = await PostgresKeeper.start({ ...options, ...(port ? { port } : {}) }, say);
  try {
    await createDatabases(postgres.running.adminUrl, secrets);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { ...embeddedUrls(postgres.running.port, secrets), postgres };
}

function external({ url, migrationUrl }: ExternalDatabase): DatabaseUrls {
  const role = decodeURIComponent(new URL(url).username);
  const owner = decodeURIComponent(new URL(migrationUrl).username);
  return { app: url, migrator: migrationUrl, appRole: role && role !== owner ? role : null };
}
