import { columnDrift, createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { migrateBlog, SCHEMA } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(migrateBlog);
});
afterAll(() => database.drop());

// The database computes these columns. Only SQL statements use them.
const COMPUTED = ['ALTER TABLE blog_posts DROP COLUMN search', 'ALTER TABLE blog_posts DROP COLUMN words'];

it('entities and migrated tables have the same columns', async () => {
  expect(await columnDrift(database, SCHEMA.entities)).toEqual(COMPUTED);
});
