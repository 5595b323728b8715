import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dataSourceOptions } from '@lawdex/svc-kit';
import { createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrateBlog, SCHEMA } from '../database.ts';
import { MIGRATIONS } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const migrateOnce = () => migrateBlog({ url: database.ownerUrl, appRole: database.appRole });

describe('migrateBlog', () => {
  it('applies everything once when several processes start at the same time', async () => {
    const applied = await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()]);
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, MIGRATIONS.length]);
  });

  it('lets the service read and write rows, but not change the schema', async () => {
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    await expect(app.query('select from blog_category_circles')).resolves.toBeDefined();
    await expect(app.query('create table x (id int)')).rejects.toThrow(/permission denied/);
    await expect(app.query('drop table blog_posts')).rejects.toThrow(/must be owner/);
    await app.end();
  });

  it('can be undone and done again', async () => {
    const options = dataSourceOptions({ url: database.ownerUrl, service: SCHEMA.service, migrations: MIGRATIONS });
    const db = await new DataSource(options).initialize();
    for (const _ of MIGRATIONS) await db.undoLastMigration();
    await db.destroy();
    expect(await migrateOnce()).toHaveLength(MIGRATIONS.length);
  });
});
