import { columnDrift, useTestDatabase } from '@lawdex/svc-kit/testing';
import { migrateDirectory, SCHEMA } from '../database.ts';

const database = useTestDatabase(migrateDirectory);

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
