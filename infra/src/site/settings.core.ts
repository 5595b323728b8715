import {
  databaseUrl,
  flag,
  HOLD_VARIABLES,
  integer,
  listenHost,
  optional,
  optionalText,
  origin,
  readEnvironment,
  text,
  VISITOR_LIMITS,
} from '@lawdex/contracts';
import type { Environment, ServiceDescription, Variable } from '@lawdex/contracts';
import { variableOf, type ServiceVariable } from '../services/names.core.ts';

export type Settings = Extract<ReturnType<typeof readSettings>, { kind: 'ok' }>['settings'];
type Service = Pick<ServiceDescription, 'name' | 'shortName' | 'database' | 'admin'>;

const innerPort = (): Variable<number | undefined> => optional(integer({ min: 1, max: 65_535 }));

/** Variables that operators set for services. Each service reads its own of them. */
const SERVICE_VARIABLES = {
  VIEWS_KEPT_DAYS: optional(integer({ min: 1, max: 3_650 })),
  SEARCHES_KEPT_DAYS: optional(integer({ min: 1, max: 3_650 })),
  ...HOLD_VARIABLES,
  ADMIN_ORIGIN: optional(origin()),
  MEILI_URL: optional(origin()),
  MEILI_KEY: optionalText(),
};

const VARIABLES = {
  PORT: integer({ min: 1, max: 65_535, fallback: 3000 }),
  HOST: listenHost('127.0.0.1'),
  PUBLIC_ORIGIN: optional(origin()),
  DATA_DIR: text('.data'),
  RELEASES_DIR: text('releases'),
  DEMO_DATA: flag(true),
  DEMO_FIRMS: optional(integer({ min: 1, max: 3000 })),
  POSTGRES_PORT: innerPort(),
  METRICS_PORT: innerPort(),
  ANALYTICS_ID: optionalText(),
  ANALYTICS_SCRIPT_URL: optionalText(),
  ...SERVICE_VARIABLES,
  ...VISITOR_LIMITS,
};

/** Variables that are handed to the shell as they are set. */
const FOR_SHELL = ['ANALYTICS_ID', 'ANALYTICS_SCRIPT_URL', 'METRICS_PORT', ...Object.keys(VISITOR_LIMITS)];

/** Reads the environment of npm start. Paths stay as they are written; the caller resolves them. */
export function readSettings(services: readonly Service[], env: Environment) {
  const withDatabase = services.filter(({ database }) => database);
  const site = readEnvironment(VARIABLES, env);
  const ports = perService(services, 'PORT', innerPort(), env);
  const withAdmin = services.filter(({ admin }) => admin);
  const adminPorts = perService(withAdmin, 'ADMIN_PORT', innerPort(), env);
  const urls = perService(withDatabase, 'DATABASE_URL', optional(databaseUrl()), env);
  const migrationUrls = perService(withDatabase, 'MIGRATION_DATABASE_URL', optional(databaseUrl()), env);
  const missing = someMissing(withDatabase, urls.values);
  const problems = [
    ...(site.kind === 'invalid' ? site.problems : []),
    ...[ports, adminPorts, urls, migrationUrls].flatMap((outcome) => outcome.problems),
    ...missing,
  ];
  if (site.kind === 'invalid' || problems.length > 0) return { kind: 'invalid' as const, problems };
  const { config } = site;
  const seedVariables: Record<string, string> = config.DEMO_FIRMS ? { DEMO_FIRMS: String(config.DEMO_FIRMS) } : {};
  const settings = {
    port: config.PORT,
    host: config.HOST,
    origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
    dataDir: config.DATA_DIR,
    releasesDir: config.RELEASES_DIR,
    demoData: config.DEMO_DATA,
    seedVariables,
    /** Analytics and the like, handed to the shell as they are. */
    shellVariables: asSet(FOR_SHELL, env),
    /** For how long rows are kept and the like, handed to every service as they are. */
    serviceVariables: asSet(Object.keys(SERVICE_VARIABLES), env),
    postgresPort: config.POSTGRES_PORT,
    /** Service -> fixed inner port; without one a free port is chosen. */
    ports: ports.values,
    /** The same of the ports for operators. */
    adminPorts: adminPorts.values,
    /** Service -> its database on somebody else's PostgreSQL; null runs the embedded one. */
    databases: externalDatabases(urls.values, migrationUrls.values),
  };
  return { kind: 'ok' as const, settings };
}

const asSet = (names: readonly string[], env: Environment): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** Service -> what its own variable holds, of those that are set. */
function perService<T>(
  services: readonly Service[],
  name: ServiceVariable,
  variable: Variable<T | undefined>,
  env: Environment,
): { values: Record<string, T>; problems: string[] } {
  const values: Record<string, T> = {};
  const problems: string[] = [];
  for (const service of services) {
    const outcome = readEnvironment({ [variableOf(service, name)]: variable }, env);
    if (outcome.kind === 'invalid') problems.push(...outcome.problems);
    else for (const value of Object.values(outcome.config)) if (value !== undefined) values[service.name] = value;
  }
  return { values, problems };
}

function someMissing(services: readonly Service[], urls: Readonly<Record<string, string>>): string[] {
  const unset = services.filter(({ name }) => !urls[name]).map((service) => variableOf(service, 'DATABASE_URL'));
  if (unset.length === 0 || unset.length === services.length) return [];
  return [`${unset.join(', ')} must be set too: give every service a database URL, or none to use the embedded one`];
}

function externalDatabases(urls: Readonly<Record<string, string>>, migrationUrls: Readonly<Record<string, string>>) {
  const all = Object.entries(urls);
  if (all.length === 0) return null;
  return Object.fromEntries(all.map(([name, url]) => [name, { url, migrationUrl: migrationUrls[name] ?? url }]));
}
