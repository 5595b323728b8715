import { business } from '../../../../test/businesses.ts';
import { databaseInTests } from '../../../../test/database.ts';
import { storeBusinesses } from '../../../../test/stored-businesses.ts';
import { documentOf } from '../../../index-definition/document.core.ts';
import { INDEX_VERSION } from '../../../index-definition/version.core.ts';
import { startSpare } from '../../../rebuild/rebuilds.sql.ts';
import { LiveRows } from './live-rows.ts';
import { PostgresIndex } from './postgres-index.ts';
import type { RowTableName } from './row-tables.core.ts';

const connected = databaseInTests();
let index: PostgresIndex;
beforeAll(async () => {
  const { db, transactions } = connected;
  index = new PostgresIndex(transactions, db, new LiveRows(db));
  await storeBusinesses(transactions, ['Adler', 'Baker']);
});

/** The definitions of a table's indexes, whatever they are called. */
async function indexesOf(table: RowTableName): Promise<string[]> {
  const { rows } = await connected.database.pool.query<{ definition: string }>(
    `select regexp_replace(indexdef, '^.* USING ', '') as definition from pg_indexes where tablename = '${table}'`,
  );
  return rows.map(({ definition }) => definition).sort();
}

/** As a feeder keeps it: its table is taken. */
async function create(generation: string): Promise<void> {
  await index.create(generation);
  await connected.db.query(startSpare, ['postgres', generation, INDEX_VERSION]);
}

const document = (name: string) => documentOf(business({ name }), new Map());

const KEY_ALONE = ['btree (id)'];

it('a generation of rows is written without indexes, and has those of the other table when it is settled', async () => {
  const whole = await indexesOf('search_rows_b');
  expect(whole.length).toBeGreaterThan(5);
  await create('first');
  expect(await indexesOf('search_rows')).toEqual(KEY_ALONE);
  await index.fill('first', [
    { upserts: [document('Adler')], deletions: [] },
    { upserts: [document('Baker')], deletions: [] },
  ]);
  await index.settle('first');
  expect(await indexesOf('search_rows')).toEqual(whole);
  expect(await index.stats('first')).toMatchObject({ documents: 2 });
  await index.settle('first');
  expect(await indexesOf('search_rows')).toEqual(whole);
});

it('a generation of rows that is given up half written leaves a whole table', async () => {
  const whole = await indexesOf('search_rows');
  await index.create('second');
  expect(await indexesOf('search_rows_b')).toEqual(KEY_ALONE);
  await index.drop('second');
  expect(await indexesOf('search_rows_b')).toEqual(whole);
});

it('a generation of rows has its indexes when the version before takes the table, which empties and fills it', async () => {
  const whole = await indexesOf('search_rows');
  await index.create('third');
  await connected.db.query('select empty_search_rows_b()');
  expect(await indexesOf('search_rows_b')).toEqual(whole);
});

it('a generation of rows is written part by part, and not at all when a part cannot be prepared', async () => {
  const parts = async function* () {
    yield { upserts: [], deletions: [document('Adler').id] };
    await Promise.reject(new Error('no more'));
  };
  await expect(index.fill('first', parts())).rejects.toThrow('no more');
  expect(await index.stats('first')).toMatchObject({ documents: 2 });
});
