import 'reflect-metadata';
import type { QueryRunner } from 'typeorm';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { FirstMigration } from './first-migration.ts';
import { migrate } from './migrate.ts';

class Notes1795900000000 extends FirstMigration {
  readonly name = 'Notes1795900000000';
  readonly last = 'Titles1700000000002';
  protected readonly files = [];

  protected override async create(runner: QueryRunner): Promise<void> {
    await runner.query('create table notes (title text)');
  }
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const migrateNotes = () => migrate({ url: database.ownerUrl, service: 'svc-notes', migrations: [Notes1795900000000] });
const query = async (text: string): Promise<unknown[]> => (await database.pool.query(text)).rows;

/** What the versions before wrote. */
const wrote = (...names: string[]) =>
  query(`
    create table migrations (id serial primary key, timestamp bigint not null, name varchar not null);
    insert into migrations (timestamp, name) select 17000000000001, unnest('{${names.join()}}'::text[])`);

it('the first migration makes the tables of an empty database', async () => {
  await migrateNotes();
  expect(await query('select from notes')).toEqual([]);
});

it('the first migration leaves tables alone that the last one before it has made, and is recorded', async () => {
  await wrote('Notes1700000000001', 'Titles1700000000002');
  await query('create table notes (id int)');
  await migrateNotes();
  expect(await migrateNotes()).toEqual([]);
  expect(await query('select name from migrations order by id')).toEqual([
    { name: 'Notes1700000000001' },
    { name: 'Titles1700000000002' },
    { name: 'Notes1795900000000' },
  ]);
});

it('the first migration refuses tables of an older version, with the commit to run first, and changes nothing', async () => {
  await wrote('Notes1700000000001');
  await expect(migrateNotes()).rejects.toThrow(
    'This database is older than version 1.0.0: run commit 7ada546f on it first.',
  );
  expect(await query('select name from migrations')).toEqual([{ name: 'Notes1700000000001' }]);
  await expect(query('select from notes')).rejects.toThrow('does not exist');
});
