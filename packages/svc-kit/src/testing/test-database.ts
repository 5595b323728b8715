import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source-options.ts';
import { migrate } from '../database/migrations/migrate.ts';
import type { SchemaOptions } from '../programs.ts';

const APP_ROLE = 'lawdex_test_app';
const PASSWORD = 'test';

export interface TestDatabase {
  /** For migrations, and for tests that look behind the service's back; its login is a superuser. */
  ownerUrl: string;
  /** For the service; its login may do what `migrate` granted, and nothing else. */
  appUrl: string;
  appRole: string;
  /** Use it after the migrations. It has the rights of the superuser. */
  pool: pg.Pool;
  /** As commands of the service do. */
  connect(): Promise<DataSource>;
  drop(): Promise<void>;
}

const withDatabase = (url: string, database: string): URL => {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result;
};

/** Creates a database, empty or with a schema. Migrations run once per test run, into a template that is copied. */
export async function createTestDatabase(schema?: SchemaOptions): Promise<TestDatabase> {
  const { TEST_POSTGRES_URL: adminUrl, TEST_TEMPLATE: template } = process.env;
  if (!adminUrl || !template) {
    throw new Error('TEST_POSTGRES_URL is not set: run the tests with Jest, whose global set-up sets it.');
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Spec files run side by side. The first creates the template, and the others wait for it.
  await admin.query('select pg_advisory_lock(1)');
  if (!(await has(admin, 'pg_roles', 'rolname', APP_ROLE))) {
    await admin.query(`create role ${APP_ROLE} login password '${PASSWORD}'`);
  }
  if (schema && !(await has(admin, 'pg_database', 'datname', template))) {
    await admin.query(`drop database if exists ${template}_unfinished`);
    await admin.query(`create database ${template}_unfinished`);
    await migrate({ ...schema, url: withDatabase(adminUrl, `${template}_unfinished`).href, appRole: APP_ROLE });
    await admin.query(`alter database ${template}_unfinished rename to ${template}`);
  }
  await admin.query(`create database ${name}${schema ? ` template ${template}` : ''}`);
  await admin.end();

  const appUrl = withDatabase(adminUrl, name);
  appUrl.username = APP_ROLE;
  appUrl.password = PASSWORD;
  const ownerUrl = withDatabase(adminUrl, name).href;
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  pool.on('error', () => undefined);
  const options = dataSourceOptions({ service: 'test', ...schema, url: appUrl.href, long: true });
  const connect = () => new DataSource(options).initialize();
  return { ownerUrl, appUrl: appUrl.href, appRole: APP_ROLE, pool, connect, drop: () => drop(adminUrl, name, pool) };
}

/** Adds a row whose columns have their names in the database. */
export async function insertRow({ pool }: TestDatabase, table: string, row: Record<string, unknown>): Promise<void> {
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  await pool.query(`insert into ${table} (${Object.keys(row)}) values (${places})`, Object.values(row));
}

async function has(admin: pg.Client, table: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await admin.query(`select from ${table} where ${column} = $1`, [name]);
  return rowCount === 1;
}

async function drop(adminUrl: string, name: string, pool: pg.Pool): Promise<void> {
  await pool.end();
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
