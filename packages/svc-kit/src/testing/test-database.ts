import { randomBytes } from 'node:crypto';
import pg from 'pg';

const APP_ROLE = 'lawdex_test_app';
const PASSWORD = 'test';

export interface TestDatabase {
  /** Of a superuser: for migrations, and for tests that look behind the service's back. */
  ownerUrl: string;
  /** Of a login that may do what `migrate` granted it, and nothing else: for the service. */
  appUrl: string;
  appRole: string;
  /** Open it after the migrations, with the superuser's rights. */
  pool: pg.Pool;
  drop(): Promise<void>;
}

const withDatabase = (url: string, database: string): URL => {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result;
};

/** An empty database of its own for one spec file, on the server that the test run started. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_POSTGRES_URL'];
  if (!adminUrl) throw new Error('TEST_POSTGRES_URL is not set: run the tests with Jest, whose global set-up sets it.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Spec files run side by side, and each makes sure that the role exists.
  await admin.query('select pg_advisory_lock(1)');
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount === 0) await admin.query(`create role ${APP_ROLE} login password '${PASSWORD}'`);
  await admin.query(`create database ${name}`);
  await admin.end();

  const appUrl = withDatabase(adminUrl, name);
  appUrl.username = APP_ROLE;
  appUrl.password = PASSWORD;
  const ownerUrl = withDatabase(adminUrl, name).href;
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  pool.on('error', () => undefined);
  return { ownerUrl, appUrl: appUrl.href, appRole: APP_ROLE, pool, drop: () => drop(adminUrl, name, pool) };
}

async function drop(adminUrl: string, name: string, pool: pg.Pool): Promise<void> {
  await pool.end();
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
