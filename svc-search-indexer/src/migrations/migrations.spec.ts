import { migrate } from '@lawdex/svc-kit';
import { useTestDatabase } from '@lawdex/svc-kit/testing';
import { SCHEMA } from '../../test/database.ts';

const database = useTestDatabase(SCHEMA);

const NAMES = `
  select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
  union all select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`;

it('takes a database of the commit before version 1.0.0 on, without what it left there', async () => {
  const schema = async () => (await database.pool.query<{ name: string }>(NAMES)).rows;
  const fresh = await schema();
  await database.pool.query(`
    delete from migrations;
    insert into migrations (timestamp, name) values (1764110000001, 'CountedByRows1764110000001');
    create function search_row_facts(category_id uuid, price smallint, rating real, flags int, hours int)
      returns text[] language sql immutable as $$ select array['*'] $$;
    create table vocabulary_trials (revision bigint primary key)`);
  for (const table of ['search_rows', 'search_rows_b']) {
    await database.pool.query(`
      create sequence ${table}_slot_seq as int;
      alter table ${table} add column slot int;
      alter sequence ${table}_slot_seq owned by ${table}.slot;
      create table ${table}_facts (fact text primary key);
      create table ${table}_bitmaps (fact text primary key);
      create function keep_${table}_bitmaps() returns trigger language plpgsql as $$ begin return null; end $$;
      create function widen_${table}_bitmaps(least_share real, least_rows int, most_ms int) returns boolean
        language plpgsql as $$ begin return false; end $$`);
  }
  await migrate({ ...SCHEMA, url: database.ownerUrl, appRole: database.appRole });
  expect(await schema()).toEqual(fresh);
});
