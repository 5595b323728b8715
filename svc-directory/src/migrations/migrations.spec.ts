import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { migrate } from '@lawdex/svc-kit';
import { columnDrift, useTestDatabase } from '@lawdex/svc-kit/testing';
import pg from 'pg';
import { SCHEMA } from '../database.ts';
import { MIGRATIONS } from './index.ts';

const database = useTestDatabase();

const migrateOnce = () => migrate({ ...SCHEMA, url: database.ownerUrl, appRole: database.appRole });
const count = async (table: string): Promise<number> =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('the schema', () => {
  it('writes the practice areas, and announces each of them once however often it runs', async () => {
    await migrateOnce();
    await migrateOnce();
    expect(await count('categories')).toBe(PRACTICE_AREAS.length);
    expect(await count(`outbox_events where type = 'category.changed'`)).toBe(PRACTICE_AREAS.length);
  });

  it('announces a practice area again, with a higher version, when what others see of it changes', async () => {
    await database.pool.query(`update categories set aliases = '{x}' where slug = 'tax-law'`);
    await database.pool.query(`update categories set business_count = business_count where slug = 'tax-law'`);
    await migrateOnce();
    const { rows } = await database.pool.query(
      `select e.version from outbox_events e join categories c on c.id = e.subject_id where slug = 'tax-law' order by e.id`,
    );
    expect(rows.map((row) => row.version)).toEqual([1, 2, 3]);
  });

  it('lets the service delete no reviews', async () => {
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    await expect(app.query('delete from reviews')).rejects.toThrow(/permission denied/);
    await app.end();
  });

  it('takes a database of the commit before version 1.0.0 on, without what it left there', async () => {
    await database.pool.query(`
      delete from migrations;
      insert into migrations (timestamp, name) values (1790000220000, 'CountsFrom1790000220000');
      alter table reviews add column words_hash text, add column words_sketch integer[];
      create index reviews_by_words on reviews (words_hash)`);
    expect(await migrateOnce()).toHaveLength(MIGRATIONS.length);
    const { rows } = await database.pool.query(
      `select from information_schema.columns where column_name in ('words_hash', 'words_sketch')`,
    );
    expect(rows).toEqual([]);
  });
});

// The database computes columns for its indexes, which no code reads or writes.
const COMPUTED = ['ALTER TABLE businesses DROP COLUMN quality', 'ALTER TABLE businesses DROP COLUMN city_key'];

describe('entities and migrated tables', () => {
  it('have the same columns', async () => {
    expect(await columnDrift(database, SCHEMA.entities)).toEqual(COMPUTED);
  });

  it('are told apart by a missing column, another type and another nullability', async () => {
    await database.pool.query('alter table businesses drop column website');
    await database.pool.query('alter table reviews alter column comment type varchar(4000)');
    await database.pool.query('alter table businesses alter column phone set not null');
    const drift = await columnDrift(database, SCHEMA.entities);
    expect(drift).toEqual(
      expect.arrayContaining([
        'ALTER TABLE businesses ADD website text',
        'ALTER TABLE reviews ADD comment text',
        'ALTER TABLE businesses ALTER COLUMN phone DROP NOT NULL',
      ]),
    );
  });
});
