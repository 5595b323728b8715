export interface Settings {
  port: number;
  host: string;
  origin: string;
  dataDir: string;
  releasesDir: string;
  demoData: boolean;
  /** Fixed inner ports; without them free ones are chosen. */
  innerPorts: { directory?: number; search?: number; postgres?: number };
  /** Databases of somebody else's PostgreSQL; without them the embedded one runs. */
  databases: ExternalDatabases | null;
}

export interface ExternalDatabase {
  url: string;
  migrationUrl: string;
}

interface ExternalDatabases {
  directory: ExternalDatabase;
  search: ExternalDatabase;
}

export type SettingsOutcome = { kind: 'ok'; settings: Settings } | { kind: 'invalid'; problems: string[] };

/** Reads the environment of npm start. Paths stay as they are written; the caller resolves them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsOutcome {
  const problems: string[] = [];
  const port = (name: string): number | undefined => {
    const text = env[name];
    if (!text) return undefined;
    const value = Number(text);
    if (/^\d{1,5}$/.test(text) && value >= 1 && value <= 65_535) return value;
    problems.push(`${name} is "${text}"; it must be a port from 1 to 65535.`);
    return undefined;
  };
  const inner = { directory: port('DIRECTORY_PORT'), search: port('SEARCH_PORT'), postgres: port('POSTGRES_PORT') };
  const sitePort = port('PORT') ?? 3000;
  const origin = (env['PUBLIC_ORIGIN'] || `http://localhost:${sitePort}`).replace(/\/$/, '');
  if (!/^https?:\/\/[^/\s]+$/.test(origin)) {
    problems.push(`PUBLIC_ORIGIN is "${origin}"; it must be a scheme and a host such as https://www.example.org.`);
  }
  const demo = env['DEMO_DATA'] || 'true';
  if (demo !== 'true' && demo !== 'false') problems.push(`DEMO_DATA is "${demo}"; it must be true or false.`);
  const databases = externalDatabases(env, problems);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return {
    kind: 'ok',
    settings: {
      port: sitePort,
      host: env['HOST'] || '127.0.0.1',
      origin,
      dataDir: env['DATA_DIR'] || '.data',
      releasesDir: env['RELEASES_DIR'] || 'releases',
      demoData: demo === 'true',
      innerPorts: dropUndefined(inner),
      databases,
    },
  };
}

function externalDatabases(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): ExternalDatabases | null {
  const [directory, search] = [env['DIRECTORY_DATABASE_URL'], env['SEARCH_DATABASE_URL']];
  if (!directory && !search) return null;
  if (!directory || !search) {
    problems.push('Set both DIRECTORY_DATABASE_URL and SEARCH_DATABASE_URL, or none to use the embedded PostgreSQL.');
    return null;
  }
  return {
    directory: { url: directory, migrationUrl: env['DIRECTORY_MIGRATION_DATABASE_URL'] || directory },
    search: { url: search, migrationUrl: env['SEARCH_MIGRATION_DATABASE_URL'] || search },
  };
}

function dropUndefined(ports: Record<'directory' | 'search' | 'postgres', number | undefined>): Settings['innerPorts'] {
  return Object.fromEntries(Object.entries(ports).filter(([, value]) => value !== undefined));
}
