import pg from 'pg';
import type { Secrets } from './secrets.ts';

export interface DatabaseUrls {
  /** The service's login: rows only. */
  app: string;
  /** Owner of the schema. */
  migrator: string;
  /** Name of the service's login, which the migrations grant rows to; null when it is the owner itself. */
  appRole: string | null;
}

const DATABASES = ['lawdex_directory', 'lawdex_search'] as const;

/** One database and two logins per service: the owner, who migrates, and the service, which may not change a table. */
export async function createDatabases(adminUrl: string, secrets: Secrets): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('revoke all on database postgres, template1 from public');
    for (const name of DATABASES) {
      const owner = `${name}_migrator` as const;
      for (const role of [name, owner]) await createLogin(admin, role, secrets[role]);
      const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0) await admin.query(`create database ${name} owner ${owner}`);
      await admin.query(`revoke all on database ${name} from public`);
      await admin.query(`grant connect on database ${name} to ${name}`);
    }
  } finally {
    await admin.end();
  }
}

async function createLogin(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await admin.query(`create role ${role} login`);
  await admin.query(
    `alter role ${role} login nosuperuser nocreatedb nocreaterole password ${admin.escapeLiteral(password)}`,
  );
}

export function embeddedUrls(port: number, secrets: Secrets): { directory: DatabaseUrls; search: DatabaseUrls } {
  const url = (role: keyof Secrets, database: string) =>
    `postgres://${role}:${encodeURIComponent(secrets[role])}@127.0.0.1:${port}/${database}`;
  const urls = (name: (typeof DATABASES)[number]): DatabaseUrls => ({
    app: url(name, name),
    migrator: url(`${name}_migrator`, name),
    appRole: name,
  });
  return { directory: urls('lawdex_directory'), search: urls('lawdex_search') };
}
