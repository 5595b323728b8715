import { ROW_COLUMNS } from './row.core.ts';

const columns = Object.entries(ROW_COLUMNS);
const names = columns.map(([name]) => name);
const typed = [...columns.map(([name, type]) => `${name} ${type}`), 'lexemes text[]', 'city text'].join(', ');

/** $1: rows as JSON (see `rowOf`). */
const incoming = `incoming as materialized (select * from jsonb_to_recordset($1::jsonb) as r(${typed}))`;
/** $2: the ids of all rows that change or go. Given as they are, since a join with $1 would read the whole table. */
const before = 'before as materialized (select * from search_rows where id = any($2::uuid[]))';

/** Only names and descriptions: words of practices, places and noise are known from the dictionaries. */
export const countWords = `
  with ${incoming}, ${before}, change as (
    select lexeme, sum(n)::int as n from (
      select unnest(lexemes) as lexeme, 1 as n from incoming
      union all
      select unnest(tsvector_to_array(tsv)), -1 from before
    ) words
    where lexeme like 'n:%' or lexeme like 'd:%'
    group by lexeme having sum(n) <> 0
  )
  insert into search_vocabulary as v (lexeme, docs)
  select lexeme, n from change
  on conflict (lexeme) do update set docs = v.docs + excluded.docs, position = nextval('search_vocabulary_position')`;

/** Sums in millionths of a degree, as integers: floating point would drift with every change. */
export const countPlaces = `
  with ${incoming}, ${before}, change as (
    select key, tz, max(city) as city, max(state) as state, sum(n)::int as docs,
           sum(case when lat is null then 0 else n end)::int as located,
           sum(coalesce(round(lat * 1e6)::bigint, 0) * n)::bigint as lat_sum,
           sum(coalesce(round(lng * 1e6)::bigint, 0) * n)::bigint as lng_sum
    from (
      select city_key as key, coalesce(tz, '') as tz, city, state, lat, lng, 1 as n from incoming
      union all
      select city_key, coalesce(tz, ''), null, state, lat, lng, -1 from before
    ) rows
    group by key, tz
  )
  insert into search_places as p (key, tz, city, state, docs, located, lat_sum, lng_sum)
  select key, tz, coalesce(city, key), state, docs, located, lat_sum, lng_sum from change
  where docs <> 0 or located <> 0 or lat_sum <> 0 or lng_sum <> 0
  on conflict (key, tz) do update set
    docs = p.docs + excluded.docs, located = p.located + excluded.located,
    lat_sum = p.lat_sum + excluded.lat_sum, lng_sum = p.lng_sum + excluded.lng_sum,
    position = nextval('search_places_position')`;

export const deleteRows = 'delete from search_rows where id = any($1::uuid[])';

export const upsertRows = `
  with ${incoming}
  insert into search_rows (${names.join(', ')}, tsv)
  select ${names.join(', ')}, array_to_tsvector(lexemes) from incoming
  on conflict (id) do update set
    ${[...names.filter((name) => name !== 'id'), 'tsv'].map((name) => `${name} = excluded.${name}`).join(', ')}`;
