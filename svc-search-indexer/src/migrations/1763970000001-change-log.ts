import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `search_documents` becomes a log that every engine follows at its own pace: a position grows with each change, and each engine keeps the
 * one that it has reached. What the engines' rows knew of versions is known by their feeds.
 */
export class ChangeLog1763970000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      create sequence search_documents_position;
      alter table search_documents add column position bigint not null default nextval('search_documents_position');
      create unique index search_documents_log on search_documents (position);
      create table search_feeds (
        engine text not null,
        index_version int not null,
        -- The full copy that is fed. Another one is begun when this one turns out to be damaged.
        generation text not null,
        position bigint not null default 0,
        -- It has caught up once, so that searches may read it.
        live boolean not null default false,
        primary key (engine, index_version)
      );
      alter table search_rows drop column index_version;
      -- Which index version the counts of words and places were made by.
      create table search_counts (index_version int primary key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table search_counts, search_feeds;
      alter table search_documents drop column position;
      drop sequence search_documents_position;
      alter table search_rows add column index_version int not null default 0;
      create index search_rows_index_version on search_rows (index_version);
    `);
  }
}
