import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dataSourceOptions } from '@lawdex/svc-kit';
import { createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { DataSource } from 'typeorm';
import { SearchRowFlags1763800000000 } from './1763800000000-search-row-flags.ts';
import { OrdersWithFilters1764090000001 } from './1764090000001-orders-with-filters.ts';
import { CountedByRows1764110000001 } from './1764110000001-counted-by-rows.ts';
import { migrations } from './index.ts';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await new DataSource({
    ...dataSourceOptions({ url: database.ownerUrl, service: 'test', migrations }),
  }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Down to the state before a migration, whatever has come after it. */
async function undoDownTo(migration: (typeof migrations)[number]): Promise<void> {
  for (let left = migrations.length - migrations.indexOf(migration); left > 0; left--) await db.undoLastMigration();
}

const ID = '00000000-0000-4000-8000-000000000001';

it('the flags of rows that are there already become bits, and columns again on the way back', async () => {
  await db.runMigrations();
  await undoDownTo(SearchRowFlags1763800000000);
  await db.query(`insert into search_documents (id, version, practice_slugs) values ('${ID}', 1, '{}')`);
  await db.query(`
    insert into search_rows (id, rating, quality, review_count, has_delivery, has_takeout, free_consultation,
      video_consultation, index_version, city_key, state, zip, languages, fee_basis, name_key, name_sort, tsv)
    values ('${ID}', 4.5, 4, 3, false, true, false, true, 1, 'austin-tx', 'TX', '78701', '{en,uk}', '{hourly}', 'a', 'a', '''n:a''')`);
  await db.runMigrations();
  expect(await db.query('select flags, rating, tsv::text from search_rows')).toEqual([
    { flags: 2 + 8 + 64 + 128, rating: 4.5, tsv: "'l:uk' 'n:a'" },
  ]);
  await undoDownTo(SearchRowFlags1763800000000);
  expect(
    await db.query('select has_delivery, has_takeout, free_consultation, video_consultation from search_rows'),
  ).toEqual([{ has_delivery: false, has_takeout: true, free_consultation: false, video_consultation: true }]);
  expect(await db.query('select languages, fee_basis, tsv::text from search_rows')).toEqual([
    { languages: ['en', 'uk'], fee_basis: ['hourly'], tsv: "'n:a'" },
  ]);
});

it('an index that a table gets back later is changed too', async () => {
  await db.runMigrations();
  await undoDownTo(OrdersWithFilters1764090000001);
  await db.query('select clear_search_rows_b()');
  await db.runMigrations();
  await db.query('select index_search_rows_b()');
  const including = async (table: string): Promise<string[]> => {
    const rows = await db.query<{ columns: string }[]>(`
      select substring(indexdef from 'btree (.*)') as columns from pg_indexes
      where tablename = '${table}' and indexdef like '%INCLUDE%' order by 1`);
    return rows.map(({ columns }) => columns);
  };
  expect(await including('search_rows')).toContain(
    '(name_sort, id) INCLUDE (category_id, rating, price, flags, hours, state, city_key)',
  );
  expect(await including('search_rows_b')).toEqual(await including('search_rows'));
});

it('can all be undone', async () => {
  for (const _migration of migrations) await db.undoLastMigration();
  expect(await db.query("select 1 from pg_tables where schemaname = 'public' and tablename <> 'migrations'")).toEqual(
    [],
  );
});

it('rows that are written lose their bitmaps, and have them again on the way back once they are written anew', async () => {
  await db.runMigrations();
  await undoDownTo(CountedByRows1764110000001);
  await db.query('truncate search_documents cascade');
  await db.query(`insert into search_documents (id, version, practice_slugs) values ('${ID}', 1, '{}')`);
  const insert = `
    insert into search_rows (id, rating, quality, review_count, flags, city_key, state, zip, name_key, name_sort, tsv)
    values ('${ID}', 4.5, 4, 3, 5, 'austin-tx', 'TX', '78701', 'a', 'a', '''n:a''')`;
  const marked = 'select fact from search_rows_bitmaps where bit_count(bits) = 1 order by fact';
  const all = ['*', 'flag:0', 'flag:2', 'half-stars:9'].map((fact) => ({ fact }));
  await db.query(`select empty_search_rows(); ${insert}`);
  expect(await db.query(marked)).toEqual(all);
  await db.runMigrations();
  await db.query('update search_rows set rating = 3; select index_search_rows()');
  expect(await db.query('select from search_rows_facts union all select from search_rows_bitmaps')).toEqual([]);
  await db.query(`select empty_search_rows(); ${insert}`);
  await undoDownTo(CountedByRows1764110000001);
  await db.query(`select empty_search_rows(); ${insert}`);
  expect(await db.query(marked)).toEqual(all);
});
