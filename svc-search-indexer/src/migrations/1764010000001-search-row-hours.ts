import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lets the PostgreSQL engine answer without reading whole rows: opening hours by number, since few weeks differ; one index
 * each that holds all that filters and distances ask, for counting; and the version of the rows, by which a total that was counted stays exact.
 */
export class SearchRowHours1764010000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      create table search_hours (
        id int generated always as identity primary key,
        tz text collate "C" not null,
        open_week int4multirange not null,
        unique (tz, open_week)
      );
      insert into search_hours (tz, open_week)
        select distinct tz, open_week from search_rows where tz is not null and open_week is not null;
      alter table search_rows add column hours int;
      update search_rows r set hours = h.id from search_hours h where h.tz = r.tz and h.open_week = r.open_week;
      alter table search_rows drop column open_week;
      drop index search_rows_quality;
      create index search_rows_quality on search_rows (quality desc, id)
        include (category_id, rating, price, flags, hours, state, city_key, languages, fee_basis);
      drop index search_rows_lat;
      create index search_rows_lat on search_rows (lat) include (x, y, z, quality, id);
      -- One row. Whoever changes rows changes it in the same transaction.
      create table search_rows_version (version bigint not null);
      insert into search_rows_version values (1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index search_rows_quality;
      create index search_rows_quality on search_rows (quality desc, id);
      drop index search_rows_lat;
      create index search_rows_lat on search_rows (lat);
      alter table search_rows add column open_week int4multirange;
      update search_rows r set open_week = h.open_week from search_hours h where h.id = r.hours;
      alter table search_rows drop column hours;
      drop table search_hours, search_rows_version;
    `);
  }
}
