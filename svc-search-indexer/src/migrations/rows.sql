-- Opening hours by number, since few weeks differ.
create table search_hours (
  id int generated always as identity primary key,
  tz text collate "C" not null,
  open_week int4multirange not null,
  unique (tz, open_week)
);

-- The PostgreSQL engine's index: narrow, so that counting and sorting many of them stays in memory. One table is read by searches, the
-- other has room for a second copy beside it. Constraints and indexes are named as in databases from before version 1.0.0.
create table search_rows (
  id uuid constraint search_rows_id_not_null1 not null constraint search_rows_id_fkey1 references search_documents (id),
  category_id uuid,
  rating real constraint search_rows_rating_not_null1 not null,
  quality real constraint search_rows_quality_not_null1 not null,
  review_count int constraint search_rows_review_count_not_null1 not null,
  price smallint,
  -- Flags, fee bases and the languages that are offered as filters, a bit each.
  flags int not null,
  lat float8, lng float8, x float8, y float8, z float8,
  -- Before the other texts: reading a column costs the way to it.
  tz text collate "C",
  city_key text collate "C" constraint search_rows_city_key_not_null1 not null,
  state text collate "C" constraint search_rows_state_not_null1 not null,
  zip text collate "C" constraint search_rows_zip_not_null1 not null,
  name_key text collate "C" constraint search_rows_name_key_not_null1 not null,
  name_sort text collate "C" constraint search_rows_name_sort_not_null1 not null,
  tsv tsvector constraint search_rows_tsv_not_null1 not null,
  hours int,
  primary key (id)
);
create table search_rows_b (like search_rows including all);

-- The indexes of orders know what rows are filtered by, so that what few rows fulfil is looked for there and not in the rows themselves,
-- which are eight times as large. That of words has no fastupdate, which would make searches read a list of pending changes.
create index search_rows_quality on search_rows (quality desc, id)
  include (category_id, rating, price, flags, hours, state, city_key);
create index search_rows_rating on search_rows (rating desc, review_count desc, id)
  include (category_id, price, flags, hours, state, city_key);
create index search_rows_name on search_rows (name_sort, id)
  include (category_id, rating, price, flags, hours, state, city_key);
create index search_rows_category on search_rows (category_id, quality desc, id);
create index search_rows_city on search_rows (city_key, quality desc, id);
create index search_rows_state on search_rows (state, quality desc, id);
create index search_rows_zip on search_rows (zip);
create index search_rows_lat on search_rows (lat) include (x, y, z, quality, id);
create index search_rows_tsv on search_rows using gin (tsv) with (fastupdate = off);
create index search_rows_b_quality_id_category_id_rating_price_flags_hou_idx on search_rows_b (quality desc, id)
  include (category_id, rating, price, flags, hours, state, city_key);
create index search_rows_b_rating_review_count_id_idx on search_rows_b (rating desc, review_count desc, id)
  include (category_id, price, flags, hours, state, city_key);
create index search_rows_b_name_sort_id_idx on search_rows_b (name_sort, id)
  include (category_id, rating, price, flags, hours, state, city_key);
create index search_rows_b_category_id_quality_id_idx on search_rows_b (category_id, quality desc, id);
create index search_rows_b_city_key_quality_id_idx on search_rows_b (city_key, quality desc, id);
create index search_rows_b_state_quality_id_idx on search_rows_b (state, quality desc, id);
create index search_rows_b_zip_idx on search_rows_b (zip);
create index search_rows_b_lat_x_y_z_quality_id_idx on search_rows_b (lat) include (x, y, z, quality, id);
create index search_rows_b_tsv_idx on search_rows_b using gin (tsv) with (fastupdate = off);

-- One row each. Whoever changes rows changes it in the same transaction, so that a total that was counted stays exact.
create table search_rows_version (version bigint not null);
insert into search_rows_version values (1);
create table search_rows_b_version (version bigint not null);
insert into search_rows_b_version values (1);
-- Which table holds which copy.
create table search_row_tables (name text primary key, generation text unique);
insert into search_row_tables values ('search_rows', null), ('search_rows_b', null);

-- A copy is written without indexes and gets them when it is complete, which takes a fifth of the time. Until then their definitions are
-- kept here; a migration that changes an index of these tables changes it here too.
create table search_row_indexes (name text primary key, row_table text not null, definition text not null);

-- The service's login may empty, index and analyze the copy that nobody reads, and nothing else, by functions with the owner's rights.
do $do$
declare
  copy text;
begin
  foreach copy in array '{search_rows,search_rows_b}'::text[] loop
    execute replace($make$
      create function analyze_ROWS() returns void language plpgsql security definer set search_path from current as $$
      begin
        analyze ROWS;
      end $$;

      -- One core is left to visitors.
      create function index_ROWS() returns void language plpgsql security definer
        set search_path from current set max_parallel_maintenance_workers = 0 as $$
      declare
        kept record;
      begin
        for kept in select name, definition from search_row_indexes where row_table = 'ROWS' order by name loop
          if to_regclass(quote_ident(kept.name)) is null then execute kept.definition; end if;
        end loop;
        delete from search_row_indexes where row_table = 'ROWS';
        analyze ROWS;
      end $$;

      create function empty_ROWS() returns void language plpgsql security definer set search_path from current as $$
      begin
        if exists (select from search_row_tables t join search_feeds f using (generation)
                   where t.name = 'ROWS' and f.engine = 'postgres' and f.live) then
          raise exception 'Searches read ROWS.';
        end if;
        truncate ROWS;
        perform index_ROWS();
      end $$;

      create function clear_ROWS() returns void language plpgsql security definer set search_path from current as $$
      declare
        held record;
      begin
        perform empty_ROWS();
        for held in
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename = 'ROWS'
            and indexname not in (select conname from pg_constraint where conrelid = 'ROWS'::regclass)
        loop
          insert into search_row_indexes values (held.name, 'ROWS', held.definition);
          execute format('drop index %I', held.name);
        end loop;
      end $$;
    $make$, 'ROWS', copy);
  end loop;
end $do$;

-- What landing pages count and list, in rows that are a tenth of those that searches read. The service fills them.
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
