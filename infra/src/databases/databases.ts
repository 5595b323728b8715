import pg from 'pg';
import type { ServiceDescription } from '@lawdex/contracts';
import { databaseOf, migratorOf } from '../services/names.core.ts';
import { onConnection } from './ask.ts';
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

const MONITOR = 'lawdex_monitor';

type Named = Pick<ServiceDescription, 'name' | 'shortName'>;
type Service = Named & Pick<ServiceDescription, 'hears'>;

/** Idle transactions keep their locks. These limits also end what somebody types; an import reads its file inside of its transaction. */
const IDLE_IN_TRANSACTION = { app: '60s', migrator: '10min' };

/** Sorting and case as npm start has them, whatever the server's own are. */
const AS_OURS = `template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'`;
const OLDEST_MAJOR = 17;

/** Makes a database and two logins for each service, and sets passwords and limits anew. The admin need not be a superuser. */
export async function createDatabases(
  adminUrl: string,
  services: readonly Service[],
  secrets: Pick<Secrets, 'of'>,
  processes = 1,
): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    const isSuperuser = await isSuperuserOf(admin);
    // Elsewhere they are not ours alone.
    if (isSuperuser) await admin.query('revoke all on database postgres, template1 from public');
    for (const service of services) {
      const [name, owner] = [databaseOf(service), migratorOf(service)];
      const limits = limitsOf(service, services, processes);
      for (const [role, kind] of [
        [name, 'app'],
        [owner, 'migrator'],
      ] as const) {
        await createLogin(admin, role, secrets.of(role), isSuperuser);
        await admin.query(`alter role ${role} connection limit ${limits[kind]}`);
        await admin.query(
          `alter role ${role} set idle_in_transaction_session_timeout = '${IDLE_IN_TRANSACTION[kind]}'`,
        );
      }
      if (!isSuperuser) await admin.query(`grant ${owner} to current_user with inherit true, set true`);
      await createDatabase(admin, service);
    }
  });
}

/** One after the other, because PostgreSQL refuses changes of one login at once, as two commands make them. */
const asAdmin = (url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> =>
  onConnection(url, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext('logins of lawdex'))`);
    await work(admin);
  });

/** Does nothing when it is there, but for its rights. */
export async function createDatabase(admin: pg.Client, service: Named): Promise<void> {
  const name = databaseOf(service);
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await admin.query(`create database ${name} owner ${migratorOf(service)} ${AS_OURS}`);
  await admin.query(`revoke all on database ${name} from public`);
  await admin.query(`grant connect on database ${name} to ${name}`);
}

async function isSuperuserOf(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ major: number; superuser: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as major, rolsuper as superuser
       from pg_roles where rolname = current_user`,
  );
  const { major = 0, superuser = false } = rows[0] ?? {};
  if (major < OLDEST_MAJOR) throw new Error(`This is PostgreSQL ${major}; Lawdex needs ${OLDEST_MAJOR} or newer.`);
  return superuser;
}

/** A login for whoever measures: it sees what PostgreSQL does in every database, and no row of any. */
export async function createMonitor(adminUrl: string, password: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await createLogin(admin, MONITOR, password, await isSuperuserOf(admin));
    await admin.query(`alter role ${MONITOR} connection limit 3`);
    // An admin who is no superuser may lack these; then PostgreSQL is measured without what they show.
    const grants = [`grant pg_monitor to ${MONITOR}`, `grant connect on database postgres to ${MONITOR}`];
    for (const grant of grants) await admin.query(grant).catch((error: unknown) => tellIfDenied(error, grant));
  });
}

function tellIfDenied(error: unknown, grant: string): void {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
  console.warn(`Not allowed here, and left out: ${grant}.`);
}

async function createLogin(admin: pg.Client, role: string, password: string, isSuperuser: boolean): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await admin.query(`create role ${role} login`);
  await admin.query(
    `alter role ${role} login ${isSuperuser ? 'nosuperuser ' : ''}nocreatedb nocreaterole password ${admin.escapeLiteral(password)}`,
  );
}

export function embeddedUrls(service: Named, port: number, secrets: Pick<Secrets, 'of'>): DatabaseUrls {
  const database = databaseOf(service);
  const url = (role: string) =>
    `postgres://${role}:${encodeURIComponent(secrets.of(role))}@127.0.0.1:${port}/${database}`;
  return { app: url(database), migrator: url(migratorOf(service)), appRole: database };
}
