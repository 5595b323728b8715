import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * All flags of a business in one column, a bit each, so that a new flag needs no migration here. The table is written
 * anew because PostgreSQL reads a row from the left: behind the texts, the column would take longer to reach.
 */
export class SearchRowFlags1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    await rewrite(
      runner,
      'flags int not null',
      'flags',
      'has_delivery::int + has_takeout::int * 2 + free_consultation::int * 4 + video_consultation::int * 8',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    const names = ['has_delivery', 'has_takeout', 'free_consultation', 'video_consultation'];
    await rewrite(
      runner,
      names.map((name) => `${name} boolean not null`).join(', '),
      names.join(', '),
      names.map((_, bit) => `flags & ${1 << bit} <> 0`).join(', '),
    );
  }
}

async function rewrite(runner: QueryRunner, columns: string, names: string, values: string): Promise<void> {
  const before = 'id, category_id, rating, quality, review_count, price';
  const after = `lat, lng, x, y, z, index_version, tz, open_week, city_key, state, zip, languages, fee_basis, name_key,
                 name_sort, tsv`;
  await runner.query(`
    alter table search_rows rename to old_search_rows;
    create table search_rows (
      id uuid not null references search_documents (id),
      category_id uuid,
      rating real not null,
      quality real not null,
      review_count int not null,
      price smallint,
      ${columns},
      lat float8, lng float8, x float8, y float8, z float8,
      index_version int not null,
      tz text collate "C",
      open_week int4multirange,
      city_key text collate "C" not null,
      state text collate "C" not null,
      zip text collate "C" not null,
      languages text[] not null,
      fee_basis text[] not null,
      name_key text collate "C" not null,
      name_sort text collate "C" not null,
      tsv tsvector not null
    );
    insert into search_rows (${before}, ${names}, ${after}) select ${before}, ${values}, ${after} from old_search_rows;
    drop table old_search_rows;
    alter table search_rows add constraint search_rows_pkey primary key (id);
    create index search_rows_quality on search_rows (quality desc, id);
    create index search_rows_rating on search_rows (rating desc, review_count desc, id);
    create index search_rows_name on search_rows (name_sort, id);
    create index search_rows_category on search_rows (category_id, quality desc, id);
    create index search_rows_city on search_rows (city_key, quality desc, id);
    create index search_rows_state on search_rows (state, quality desc, id);
    create index search_rows_zip on search_rows (zip);
    create index search_rows_lat on search_rows (lat);
    create index search_rows_index_version on search_rows (index_version);
    -- Without fastupdate, which would make searches read a list of pending changes from end to end.
    create index search_rows_tsv on search_rows using gin (tsv) with (fastupdate = off);
  `);
}
