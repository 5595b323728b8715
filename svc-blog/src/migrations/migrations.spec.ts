import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import pg from 'pg';
import { migrateBlog } from '../database.ts';
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
});
