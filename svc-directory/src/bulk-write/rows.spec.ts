import type { ClientBase } from 'pg';
import { Business } from '../businesses/business.entity.ts';
import { insertRows, updateRows } from './rows.ts';

/** Keeps the statements instead of running them. */
function recorder() {
  const statements: string[] = [];
  const query = (sql: string) => Promise.resolve(void statements.push(sql));
  return { client: { query } as unknown as ClientBase, statements };
}

it('rows in bulk take names and types of the columns from the entity, and only those that the rows have', async () => {
  const { client, statements } = recorder();
  await insertRows(client, Business, [{ id: '1', priceRange: '$', languages: ['en'], hours: null }]);
  expect(statements).toEqual([
    'insert into businesses (id, price_range, hours, languages) select "id", "priceRange", "hours", "languages" ' +
      'from json_to_recordset($1::json) as row ("id" uuid, "priceRange" text, "hours" jsonb, "languages" text[])',
  ]);
});

it('rows in bulk are updated by id, which stays', async () => {
  const { client, statements } = recorder();
  await updateRows(client, Business, [{ id: '1', zipCode: '30301' }]);
  expect(statements[0]).toContain('set zip_code = row."zipCode" from');
  expect(statements[0]).not.toContain('id = row."id",');
});

it('rows in bulk are refused with a property that is no column, instead of dropping it', async () => {
  const { client } = recorder();
  const rows: object[] = [{ id: '1', zip_code: '30301' }];
  await expect(insertRows(client, Business, rows)).rejects.toThrow('Business has no column for "zip_code".');
});

it('rows in bulk ask the database nothing when there are none', async () => {
  const { client, statements } = recorder();
  await insertRows(client, Business, []);
  await updateRows(client, Business, []);
  expect(statements).toEqual([]);
});
