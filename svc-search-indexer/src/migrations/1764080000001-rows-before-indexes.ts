import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['search_rows', 'search_rows_b'] as const;

/**
 * A copy of the PostgreSQL engine's rows is written without indexes and gets them when it is complete, which takes a fifth of the time.
 * Until then their definitions are kept; a migration that changes an index of these tables changes it there too.
 * The version before empties a table and fills it at once, so that this gives back what the table lacks.
 */
export class RowsBeforeIndexes1764080000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table search_row_indexes (name text primary key, row_table text not null, definition text not null)`);
    for (const table of TABLES) {
      // One core is left to visitors.
      await runner.query(`
        create function index_${table}() returns void language plpgsql security definer
          set search_path from current set max_parallel_maintenance_workers = 0 as $$
        declare
          kept record;
        begin
          for kept in select name, definition from search_row_indexes where row_table = '${table}' order by name loop
            if to_regclass(quote_ident(kept.name)) is null then execute kept.definition; end if;
          end loop;
          delete from search_row_indexes where row_table = '${table}';
          analyze ${table};
        end $$;
        create function clear_${table}() returns void language plpgsql security definer
          set search_path from current as $$
        declare
          held record;
        begin
          perform empty_${table}();
          for held in
            select indexname as name, indexdef as definition from pg_indexes
            where schemaname = current_schema() and tablename = '${table}'
              and indexname not in (select conname from pg_constraint where conrelid = '${table}'::regclass)
          loop
            insert into search_row_indexes values (held.name, '${table}', held.definition);
            execute format('drop index %I', held.name);
          end loop;
        end $$;
        create or replace function empty_${table}() returns void language plpgsql security definer
          set search_path from current as $$
        begin
          if exists (select from search_row_tables t join search_feeds f using (generation)
                     where t.name = '${table}' and f.engine = 'postgres' and f.live) then
            raise exception 'Searches read ${table}.';
          end if;
          truncate ${table};
          perform index_${table}();
        end $$`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        select index_${table}();
        create or replace function empty_${table}() returns void language plpgsql security definer
          set search_path from current as $$
        begin
          if exists (select from search_row_tables t join search_feeds f using (generation)
                     where t.name = '${table}' and f.engine = 'postgres' and f.live) then
            raise exception 'Searches read ${table}.';
          end if;
          truncate ${table};
        end $$;
        drop function clear_${table}(), index_${table}()`);
    }
    await runner.query('drop table search_row_indexes');
  }
}
