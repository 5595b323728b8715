import 'reflect-metadata';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { useTestDatabase } from '../testing/index.ts';
import { dataSourceOptions } from './data-source-options.ts';
import { migrate } from './migrations/migrate.ts';
import { prepared } from './prepared.ts';

class Offices1700000000000 implements MigrationInterface {
  name = 'Offices1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table offices (id int primary key, name text not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table offices');
  }
}

const database = useTestDatabase();
let app: DataSource;
beforeAll(async () => {
  const options = dataSourceOptions({ url: database.appUrl, service: 'svc-test', poolSize: 1 });
  app = await new DataSource(options).initialize();
});
afterAll(() => app.destroy());

const migrateOnce = (referenceData?: (runner: QueryRunner) => Promise<void>) =>
  migrate({
    url: database.ownerUrl,
    service: 'svc-test',
    migrations: [Offices1700000000000],
    appRole: database.appRole,
    ...(referenceData ? { referenceData } : {}),
  });

describe('migrate', () => {
  it('lets one of several processes work, while the others wait and find it done', async () => {
    const applied = await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()]);
    expect(applied.map((names) => names.join()).sort()).toEqual(['', '', 'Offices1700000000000']);
  });

  it('takes reference data back when writing it fails, and lets go of its lock', async () => {
    const half = async (runner: QueryRunner) => {
      await runner.query(`insert into offices values (1, 'Half')`);
      throw new Error('the second row is wrong');
    };
    await expect(migrateOnce(half)).rejects.toThrow('the second row is wrong');
    const { rows } = await database.pool.query('select from offices');
    expect(rows).toEqual([]);
    await expect(migrateOnce()).resolves.toEqual([]);
  });

  it('writes reference data in every run', async () => {
    const office = (runner: QueryRunner) =>
      runner.query(`insert into offices values (2, 'Main') on conflict do nothing`).then(() => undefined);
    await migrateOnce(office);
    await migrateOnce(office);
    expect((await database.pool.query('select name from offices where id = 2')).rows).toEqual([{ name: 'Main' }]);
  });
});

describe('a connection of a service', () => {
  it('reads and writes rows, and cannot change tables, nor what is migrated', async () => {
    await expect(app.query(`insert into offices values (3, 'App')`)).resolves.toBeDefined();
    await expect(app.query('alter table offices add note text')).rejects.toThrow(/must be owner/);
    await expect(app.query('delete from migrations')).rejects.toThrow(/permission denied/);
  });

  it('is named in pg_stat_activity, and gives up statements before a request that waits for them is given up', async () => {
    const [settings] = await app.query(
      `select current_setting('application_name') as name, current_setting('statement_timeout') as timeout`,
    );
    expect(settings).toEqual({ name: 'svc-test', timeout: '450ms' });
  });
});

it('prepared parses a statement once per connection, and answers rows for each values', async () => {
  const named = prepared<{ name: string }>(app, 'office', 'select name from offices where id = $1');
  expect(await named([2])).toEqual([{ name: 'Main' }]);
  expect(await named([99])).toEqual([]);
  const statements = await app.query(`select name from pg_prepared_statements where name = 'office'`);
  expect(statements).toEqual([{ name: 'office' }]);
});
