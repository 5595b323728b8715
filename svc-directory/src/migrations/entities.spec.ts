import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { columnDrift, createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { Business } from '../businesses/business.entity.ts';
import { Category } from '../categories/category.entity.ts';
import { migrateDirectory } from '../database.ts';
import { Review } from '../reviews/review.entity.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(migrateDirectory);
});
afterAll(() => database.drop());

// The database computes columns for its indexes, which no code reads or writes. Others are left by the version before, which runs beside an upgrade.
const UNREAD = [
  'ALTER TABLE businesses DROP COLUMN quality',
  'ALTER TABLE businesses DROP COLUMN city_key',
  'ALTER TABLE reviews DROP COLUMN words_sketch',
  'ALTER TABLE reviews DROP COLUMN words_hash',
];

describe('entities and migrated tables', () => {
  it('have the same columns', async () => {
    expect(await columnDrift(database, [Business, Category, Review])).toEqual(UNREAD);
  });

  it('are told apart by a missing column, another type and another nullability', async () => {
    await database.pool.query('alter table businesses drop column website');
    await database.pool.query('alter table reviews alter column comment type varchar(4000)');
    await database.pool.query('alter table businesses alter column phone set not null');
    const drift = await columnDrift(database, [Business, Category, Review]);
    expect(drift).toEqual(
      expect.arrayContaining([
        'ALTER TABLE businesses ADD website text',
        'ALTER TABLE reviews ADD comment text',
        'ALTER TABLE businesses ALTER COLUMN phone DROP NOT NULL',
      ]),
    );
  });
});
