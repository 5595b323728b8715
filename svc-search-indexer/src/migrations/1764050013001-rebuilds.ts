import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['search_rows', 'search_rows_b'] as const;

/**
 * Room for a second copy of the PostgreSQL engine's rows, beside the one that searches read; who fills what, and what became of it. The
 * service's login may empty and analyze the copy that nobody reads, and nothing else, by functions that have the owner's rights.
 */
export class Rebuilds1764050013001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Changes that were made in great numbers: others overtake them on their way into an index.
      alter table search_documents add column bulk boolean not null default false;
      -- Up to this position, changes that are not bulk were written before their turn.
      alter table search_feeds add column ahead bigint not null default 0;
      alter table search_feeds add column live_since timestamptz not null default now();
      -- Copies that are fed beside the live one: the next one while it is built, and the one before, to go back to.
      create table search_spare_feeds (
        engine text not null,
        generation text not null,
        index_version int not null,
        position bigint not null default 0,
        -- Null while it is built.
        kept_until timestamptz,
        primary key (engine, generation)
      );
      create table search_rebuilds (
        id uuid primary key default gen_random_uuid(),
        engine text not null,
        index_version int not null,
        generation text not null,
        phase text not null default 'waiting'
          check (phase in ('waiting', 'copying', 'verifying', 'done', 'failed', 'canceled', 'rolled back')),
        copied int not null default 0,
        documents int not null default 0,
        started_by text not null,
        started_at timestamptz not null default now(),
        -- When somebody last worked at it.
        seen_at timestamptz not null default now(),
        ended_at timestamptz,
        ended_by text,
        problem text
      );
      create unique index search_rebuilds_running on search_rebuilds (engine) where ended_at is null;
      create index search_rebuilds_history on search_rebuilds (started_at desc);
      -- What the last check of each index found.
      create table search_drift_checks (
        engine text primary key,
        checked_at timestamptz not null,
        report jsonb not null
      );
      create table search_rows_b (like search_rows including all);
      create table search_rows_b_version (version bigint not null);
      insert into search_rows_b_version values (1);
      -- Which table holds which copy.
      create table search_row_tables (name text primary key, generation text unique);
      insert into search_row_tables values
        ('search_rows', (select generation from search_feeds where engine = 'postgres' order by live desc, position desc limit 1)),
        ('search_rows_b', null);
    `);
    for (const table of TABLES) {
      await runner.query(`
        create function empty_${table}() returns void language plpgsql security definer
          set search_path from current as $$
        begin
          if exists (select from search_row_tables t join search_feeds f using (generation)
                     where t.name = '${table}' and f.engine = 'postgres' and f.live) then
            raise exception 'Searches read ${table}.';
          end if;
          truncate ${table};
        end $$`);
      await runner.query(`
        create function analyze_${table}() returns void language plpgsql security definer
          set search_path from current as $$
        begin
          analyze ${table};
        end $$`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop function empty_${table}(), analyze_${table}()`);
    await runner.query(`
      drop table search_row_tables, search_rows_b_version, search_rows_b, search_drift_checks, search_rebuilds, search_spare_feeds;
      alter table search_feeds drop column live_since, drop column ahead;
      alter table search_documents drop column bulk;
    `);
  }
}
