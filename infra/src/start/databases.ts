import pg from 'pg';
import type { ServiceDescription } from '@lawdex/contracts';
import { databaseOf, migratorOf } from '../services/names.core.ts';
import { limitsOf } from './connection-limits.core.ts';
import type { Secrets } from './secrets.ts';

export interface DatabaseUrls {
  /** The service's login: rows only. */
  app: string;
  /** Owner of the schema. */
  migrator: string;
  /** Name of the service's login, which the migrations grant rows to; null when it is the owner itself. */
  appRole: string | null;
}

type Named = Pick<ServiceDescription, 'name' | 'shortName'>;
type Service = Named & Pick<ServiceDescription, 'hears'>;

/**
 * Sessions that forget their transaction keep their locks, and others wait for them. Services set a shorter time for what
 * they do themselves; this one also ends what somebody types. An import reads its file inside of its transaction.
 */
const IDLE_IN_TRANSACTION = { app: '60s', migrator: '10min' };

/**
 * One database and two logins per service: the owner, who migrates, and the service, which may not change a table. Each
 * start sets passwords and limits again, so that lost ones and those of older versions are put right.
 */
export async function createDatabases(
  adminUrl: string,
  services: readonly Service[],
  secrets: Pick<Secrets, 'of'>,
  processes = 1,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('revoke all on database postgres, template1 from public');
    for (const service of services) {
      const [name, owner] = [databaseOf(service), migratorOf(service)];
      const limits = limitsOf(service, services, processes);
      for (const [role, kind] of [
        [name, 'app'],
        [owner, 'migrator'],
      ] as const) {
        await createLogin(admin, role, secrets.of(role));
        await admin.query(`alter role ${role} connection limit ${limits[kind]}`);
        await admin.query(
          `alter role ${role} set idle_in_transaction_session_timeout = '${IDLE_IN_TRANSACTION[kind]}'`,
        );
      }
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

/** Where a service's database is on the embedded PostgreSQL. */
export function embeddedUrls(service: Named, port: number, secrets: Pick<Secrets, 'of'>): DatabaseUrls {
  const database = databaseOf(service);
  const url = (role: string) =>
    `postgres://${role}:${encodeURIComponent(secrets.of(role))}@127.0.0.1:${port}/${database}`;
  return { app: url(database), migrator: url(migratorOf(service)), appRole: database };
}
