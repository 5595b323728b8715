import type { MigrationInterface, QueryRunner } from 'typeorm';

export const TABLES = ['search_rows', 'search_rows_b'] as const;
type Table = (typeof TABLES)[number];

/** Bits of a bitmap; of the words that they are put together from. */
const CHUNK = 8_192;
const WORD = 64;

/** Sets the bits of pairs of `slot` and `fact` that are not set, and clears those that are. Rows come one after the other, so that writers do not lock each other out. */
const flip = (table: Table, pairs: string): string => `
  with pairs as (${pairs}), words as (
    select fact, slot / ${WORD} as word, bit_or(1::bigint << slot % ${WORD}) as ones from pairs group by 1, 2
  )
  insert into ${table}_bitmaps as held (fact, chunk, bits)
  select fact, word / ${CHUNK / WORD}, bit_or(ones::bit(${WORD})::bit(${CHUNK}) >> ${WORD} * (word % ${CHUNK / WORD}))
  from words group by 1, 2 order by 1, 2
  on conflict (fact, chunk) do update set bits = held.bits # excluded.bits`;

const FACTS = 'search_row_facts(category_id, price, rating, flags, hours)';

/** What is true of these rows. */
const pairsOf = (table: Table, rows: string): string => `
  with changed as materialized (${rows})
  select slot, unnest(facts) as fact from changed
  union all
  select slot, lexeme from changed, unnest(tsvector_to_array(tsv)) as lexeme
  where lexeme in (select fact from ${table}_facts)`;

/** What is true of a row before a change or after it, but not both times. */
const changedPairs = (table: Table): string =>
  `select slot, fact from (${pairsOf(table, updatedRows)}) every group by slot, fact having count(*) = 1`;

const rowsOf = (source: string): string => `select slot, ${FACTS} as facts, tsv from ${source}`;
/** Words that stay as they were need not be compared one by one. */
const updatedRows = `
  select o.slot, f.facts, case when o.tsv <> n.tsv then f.tsv end as tsv
  from old_rows o join new_rows n using (slot)
    cross join lateral (values
      (search_row_facts(o.category_id, o.price, o.rating, o.flags, o.hours), o.tsv),
      (search_row_facts(n.category_id, n.price, n.rating, n.flags, n.hours), n.tsv)
    ) as f(facts, tsv)`;

/** Gives a table the indexes that it lacks, and whatever it lacks besides. */
const indexFunction = (table: Table, besides: string): string => `
  create or replace function index_${table}() returns void language plpgsql security definer
    set search_path from current set max_parallel_maintenance_workers = 0 as $$
  declare
    kept record;
  begin
    for kept in select name, definition from search_row_indexes where row_table = '${table}' order by name loop
      if to_regclass(quote_ident(kept.name)) is null then execute kept.definition; end if;
    end loop;
    delete from search_row_indexes where row_table = '${table}';
    analyze ${table};
    ${besides}
  end $$;`;

/** Empties a table that no search reads. */
const emptyFunction = (table: Table, truncate: string): string => `
  create or replace function empty_${table}() returns void language plpgsql security definer
    set search_path from current as $$
  begin
    if exists (select from search_row_tables t join search_feeds f using (generation)
               where t.name = '${table}' and f.engine = 'postgres' and f.live) then
      raise exception 'Searches read ${table}.';
    end if;
    ${truncate}
    perform index_${table}();
  end $$;`;

/** Empties it, and takes its indexes away. */
const clearFunction = (table: Table, besides: string): string => `
  create or replace function clear_${table}() returns void language plpgsql security definer
    set search_path from current as $$
  declare
    held record;
  begin
    perform empty_${table}();
    ${besides}
    for held in
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = '${table}'
        and indexname not in (select conname from pg_constraint where conrelid = '${table}'::regclass)
    loop
      insert into search_row_indexes values (held.name, '${table}', held.definition);
      execute format('drop index %I', held.name);
    end loop;
  end $$;`;

/** Bitmaps of the rows that are written from now on. */
export const kept = (table: Table): string => `
  ${indexFunction(
    table,
    `lock table ${table} in share row exclusive mode;
     if not exists (select from ${table}_facts) and not exists (select from ${table} where slot is null) then
       ${flip(table, `select slot, unnest(${FACTS}) as fact from ${table}`)};
       insert into ${table}_facts values ('*');
     end if;`,
  )}
  ${emptyFunction(table, `truncate ${table} restart identity; delete from ${table}_facts;`)}
  ${clearFunction(table, `delete from ${table}_facts;`)};
  create trigger ${table}_inserted after insert on ${table} referencing new table as new_rows
    for each statement execute function keep_${table}_bitmaps();
  create trigger ${table}_updated after update on ${table} referencing old table as old_rows new table as new_rows
    for each statement execute function keep_${table}_bitmaps();
  create trigger ${table}_deleted after delete on ${table} referencing old table as old_rows
    for each statement execute function keep_${table}_bitmaps();
  create trigger ${table}_truncated after truncate on ${table}
    for each statement execute function keep_${table}_bitmaps();`;

/** Rows are written without bitmaps. */
export const notKept = (table: Table): string => `
  ${indexFunction(table, '')}
  ${emptyFunction(table, `truncate ${table};`)}
  ${clearFunction(table, '')}
  drop trigger ${table}_inserted on ${table};
  drop trigger ${table}_updated on ${table};
  drop trigger ${table}_deleted on ${table};
  drop trigger ${table}_truncated on ${table};`;

/**
 * A bitmap for each thing that is true of many rows, so that many rows are counted without being read: rows have a number, the slot, and
 * each number a bit. Triggers keep the bitmaps, whoever writes rows. Facts of words have one when they are common; those of filters always.
 */
export class SearchRowBitmaps1764100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function search_row_facts(category_id uuid, price smallint, rating real, flags int, hours int)
        returns text[] language sql immutable as $$
        select array_remove(array[
          '*', 'category:' || category_id, 'price:' || price, 'half-stars:' || floor(rating * 2)::int, 'hours:' || hours
        ], null) || array(select 'flag:' || bit from generate_series(0, 30) as bit where flags >> bit & 1 = 1)
      $$`);
    for (const table of TABLES) {
      await runner.query(`
        -- Rows that are there have none, and their table no bitmaps: the release that needs them writes a copy of its own.
        create sequence ${table}_slot_seq as int;
        alter table ${table} add column slot int;
        alter table ${table} alter column slot set default nextval('${table}_slot_seq');
        alter sequence ${table}_slot_seq owned by ${table}.slot;
        -- Facts that have bitmaps; '*' is true of every row. None while a copy is written.
        create table ${table}_facts (fact text collate "C" primary key);
        -- Most updates stay on their page.
        create table ${table}_bitmaps (
          fact text collate "C", chunk int, bits bit(${CHUNK}) not null, primary key (fact, chunk)
        ) with (fillfactor = 50);
        create function keep_${table}_bitmaps() returns trigger language plpgsql security definer
          set search_path from current as $$
        begin
          if not exists (select from ${table}_facts) then return null; end if;
          case tg_op
            when 'INSERT' then ${flip(table, pairsOf(table, rowsOf('new_rows')))};
            when 'DELETE' then ${flip(table, pairsOf(table, rowsOf('old_rows')))};
            when 'TRUNCATE' then truncate ${table}_bitmaps;
            else ${flip(table, changedPairs(table))};
          end case;
          return null;
        end $$;
        -- Bitmaps for lexemes that have become common, for as long as it may take. Whether there are more.
        create function widen_${table}_bitmaps(least_share real, least_rows int, most_ms int) returns boolean
          language plpgsql security definer set search_path from current as $$
        declare
          common text;
        begin
          -- Nobody writes meanwhile, nor does the same.
          lock table ${table} in share row exclusive mode;
          if not exists (select from ${table}_facts) then return false; end if;
          for common in
            select e.lexeme
            from pg_class c join pg_stats s on s.schemaname = current_schema() and s.tablename = c.relname,
              unnest(s.most_common_elems::text::text[]) with ordinality as e(lexeme, place)
            where c.oid = '${table}'::regclass and s.attname = 'tsv'
              and s.most_common_elem_freqs[e.place] >= greatest(least_share, least_rows / greatest(c.reltuples, 1))
              and not exists (select from ${table}_facts f where f.fact = e.lexeme)
            order by s.most_common_elem_freqs[e.place] desc
          loop
            if clock_timestamp() >= statement_timestamp() + make_interval(secs => most_ms / 1000.0) then return true; end if;
            ${flip(table, `select slot, common as fact from ${table} where tsv @@ array_to_tsvector(array[common])::text::tsquery`)};
            insert into ${table}_facts values (common);
          end loop;
          return false;
        end $$;
${kept(table)}`);
      await runner.query(`
        do $$ begin
          if not exists (select from ${table}) and not exists (select from search_row_indexes where row_table = '${table}') then
            perform index_${table}();
          end if;
        end $$`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        ${notKept(table)}
        drop function keep_${table}_bitmaps(), widen_${table}_bitmaps(real, int, int);
        drop table ${table}_facts, ${table}_bitmaps;
        alter table ${table} drop column slot`);
    }
    await runner.query('drop function search_row_facts(uuid, smallint, real, int, int)');
  }
}
