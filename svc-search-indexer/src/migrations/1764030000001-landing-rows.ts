import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What landing pages count and list, in rows that are a tenth of those that searches read. The service fills them. */
export class LandingRows1764030000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Opening hours by number, since few weeks differ.
      create table landing_hours (
        id int generated always as identity primary key,
        tz text collate "C" not null,
        open_week int4multirange not null,
        unique (tz, open_week)
      );
      create table landing_rows (
        id uuid primary key,
        -- Courts and offices of a government are kept, so that the table holds as many rows as the log, and never listed.
        listed boolean not null,
        category_id uuid,
        -- What is true of the business, a bit each.
        marks int not null,
        rating real not null,
        quality real not null,
        review_count int not null,
        price smallint,
        open_minutes smallint not null,
        admitted smallint,
        checked date,
        hours int,
        updated_at timestamptz not null,
        lat float8, x float8, y float8, z float8,
        state text collate "C" not null,
        city_key text collate "C" not null,
        languages text[] not null,
        fee_basis text[] not null
      );
      create index landing_rows_category on landing_rows (category_id, state, city_key) where listed;
      create index landing_rows_city on landing_rows (city_key) where listed;
      create index landing_rows_state on landing_rows (state) where listed;
      create index landing_rows_lat on landing_rows (lat) where listed;
      -- One row. Whoever changes rows changes it in the same transaction.
      create table landing_rows_version (version bigint not null);
      insert into landing_rows_version values (1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table landing_rows_version, landing_rows, landing_hours');
  }
}
