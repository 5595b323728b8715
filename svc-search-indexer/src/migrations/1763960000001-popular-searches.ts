import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PopularSearches1763960000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who searched for what today, by a name that means a visitor for one day only. Kept for less than a day.
      create table popular_visitors (
        query text collate "C" not null,
        visitor text collate "C" not null,
        seen_at timestamptz not null,
        primary key (query, visitor)
      );
      create index popular_visitors_seen on popular_visitors (seen_at);
      -- How many visitors searched for it that day.
      create table popular_days (
        query text collate "C" not null,
        day date not null,
        visitors int not null,
        demo boolean not null default false,
        primary key (query, day)
      );
      -- What operators do not want to be shown.
      create table popular_removed (
        query text collate "C" primary key,
        removed_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table popular_removed, popular_days, popular_visitors');
  }
}
