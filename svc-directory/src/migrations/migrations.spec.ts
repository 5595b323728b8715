import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { dataSourceOptions } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import pg from 'pg';
import { migrateDirectory, SCHEMA } from '../database.ts';
import { MIGRATIONS } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const migrateOnce = () => migrateDirectory({ url: database.ownerUrl, appRole: database.appRole });
const count = async (table: string): Promise<number> =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('migrateDirectory', () => {
  it('applies everything once when several processes start at the same time', async () => {
    const applied = await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()]);
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, MIGRATIONS.length]);
  });

  it('writes the practice areas, and announces each of them once however often it runs', async () => {
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

  it('lets the service read and write rows, but not change the schema or what is migrated', async () => {
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    await expect(app.query('select * from categories')).resolves.toBeDefined();
    await expect(app.query('create table x (id int)')).rejects.toThrow(/permission denied/);
    await expect(app.query('drop table reviews')).rejects.toThrow(/must be owner/);
    await expect(app.query('delete from migrations')).rejects.toThrow(/permission denied/);
    await expect(app.query('delete from reviews')).rejects.toThrow(/permission denied/);
    await app.end();
  });

  it('holds again what an earlier version removed unconfirmed, and says so in the ledger', async () => {
    await migrateOnce();
    const db = await new DataSource(
      dataSourceOptions({ url: database.ownerUrl, service: SCHEMA.service, migrations: MIGRATIONS }),
    ).initialize();
    await db.undoLastMigration();
    await db.destroy();
    const query = (text: string) => database.pool.query(text);
    await query(`
      with b as (
        insert into businesses (name, slug, address, city, state, zip_code) values ('A', 'a', '1 Main', 'Austin', 'TX', '78701')
        returning id)
      insert into reviews (business_id, user_name, rating, hidden_at)
      select id, name, 1, now() from b, unnest(array['silent', 'spam']) name`);
    await query(`
      insert into removed_reviews (business_id, review_id, rating, reason)
      select business_id, id, rating, case user_name when 'spam' then 'spam' else 'unconfirmed' end from reviews`);
    await migrateOnce();
    const { rows } = await query(`
      select user_name as name, held_until > now() as held, (
        select reason from removed_reviews where review_id = r.id order by number desc limit 1) as entry
      from reviews r order by 1`);
    expect(rows).toEqual([
      { name: 'silent', held: true, entry: 'restored' },
      { name: 'spam', held: null, entry: 'spam' },
    ]);
  });

  it('can be undone and done again', async () => {
    const db = await new DataSource(
      dataSourceOptions({ url: database.ownerUrl, service: SCHEMA.service, migrations: MIGRATIONS }),
    ).initialize();
    for (const _ of MIGRATIONS) await db.undoLastMigration();
    await db.destroy();
    expect(await migrateOnce()).toHaveLength(MIGRATIONS.length);
  });
});
