import type { ServiceDescription } from '@lawdex/contracts';
import { maxConnections, SUPERUSER_SLOTS } from './connection-limits.core.ts';
import { createDatabases, embeddedUrls, type DatabaseUrls } from './databases.ts';
import type { DataPaths } from '../files/paths.ts';
import { PostgresKeeper } from './postgres-keeper.ts';
import type { Secrets } from './secrets.ts';

type ExternalDatabase = Record<'url' | 'migrationUrl', string>;

/** `urls`: service -> its database, of those that have one; `postgres` is null when they are somebody else's. */
export type Databases = Awaited<ReturnType<typeof openDatabases>>;

export interface OpenOptions {
  services: readonly ServiceDescription[];
  settings: {
    /** Service -> its database on somebody else's PostgreSQL; null opens the embedded one. */
    databases: Readonly<Record<string, ExternalDatabase>> | null;
    postgresPort: number | undefined;
  };
  paths: DataPaths;
  secrets: Secrets;
  /** Told of what happens to PostgreSQL later. */
  say: (line: string) => void;
  /** Told of what happens while it opens. */
  note: (text: string) => void;
}

/** The services' databases: on the embedded PostgreSQL, or wherever the environment says. */
export async function openDatabases(opening: OpenOptions) {
  const { services, settings, paths, secrets, say, note } = opening;
  if (settings.databases) {
    note('yours');
    const urls = Object.entries(settings.databases).map(([name, one]) => [name, external(one)] as const);
    return { urls: new Map(urls), postgres: null };
  }
  const withDatabase = services.filter(({ database }) => database);
  const port = settings.postgresPort;
  const options = {
    dataDir: paths.postgres,
    logFile: `${paths.logs}/postgres.log`,
    log: note,
    connections: { max: maxConnections(withDatabase), superuser: SUPERUSER_SLOTS },
  };
  const postgres = await PostgresKeeper.start({ ...options, ...(port ? { port } : {}) }, say);
  try {
    await createDatabases(postgres.running.adminUrl, withDatabase, secrets);
  } catch (error) {
    // A running site has its data there.
    if (!postgres.running.adopted) await postgres.stop();
    throw error;
  }
  const { port: listening } = postgres.running;
  const urls = withDatabase.map((service) => [service.name, embeddedUrls(service, listening, secrets)] as const);
  return { urls: new Map(urls), postgres };
}

function external({ url, migrationUrl }: ExternalDatabase): DatabaseUrls {
  const role = decodeURIComponent(new URL(url).username);
  const owner = decodeURIComponent(new URL(migrationUrl).username);
  return { app: url, migrator: migrationUrl, appRole: role && role !== owner ? role : null };
}
