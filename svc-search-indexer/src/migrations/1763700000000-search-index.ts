import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SearchIndex1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What the directory last said. A row without record is a tombstone: its version keeps late events out.
      create table search_documents (
        id uuid primary key,
        version bigint not null,
        record json,
        -- Its own and additional practice areas, to find what a changed category changes.
        practice_slugs text[] not null,
        changed_at timestamptz not null default now()
      );
      create index search_documents_practices on search_documents using gin (practice_slugs);
      create table search_categories (
        id uuid primary key,
        version bigint not null,
        slug text not null,
        name text not null,
        aliases text[] not null
      );
      -- The PostgreSQL engine's index: narrow, so that counting and sorting many of them stays in memory.
      create table search_rows (
        id uuid primary key references search_documents (id),
        category_id uuid,
        rating real not null,
        quality real not null,
        review_count int not null,
        price smallint,
        has_delivery boolean not null,
        has_takeout boolean not null,
        free_consultation boolean not null,
        video_consultation boolean not null,
        lat float8, lng float8, x float8, y float8, z float8,
        index_version int not null,
        -- Before the other texts: reading a column costs the way to it.
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

      -- Words and cities of the index with how many documents hold them, kept as documents change; \`position\` lets a
      -- process read only what changed since it last looked.
      create sequence search_vocabulary_position;
      create table search_vocabulary (
        lexeme text collate "C" primary key,
        docs int not null,
        position bigint not null default nextval('search_vocabulary_position')
      );
      create index search_vocabulary_changes on search_vocabulary (position);
      create sequence search_places_position;
      create table search_places (
        key text collate "C" not null,
        tz text collate "C" not null,
        city text not null,
        state text not null,
        docs int not null,
        located int not null,
        lat_sum bigint not null,
        lng_sum bigint not null,
        position bigint not null default nextval('search_places_position'),
        primary key (key, tz)
      );

      create table search_logs (
        id uuid primary key default gen_random_uuid(),
        query text,
        category_id uuid,
        location text,
        results_count int not null default 0,
        created_at timestamptz not null default now()
      );
      create index search_logs_created on search_logs (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table search_logs, search_places, search_vocabulary, search_rows, search_categories, search_documents;
      drop sequence search_places_position, search_vocabulary_position;
    `);
  }
}
