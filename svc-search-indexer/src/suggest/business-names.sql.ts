/** $1: `[{ key, business_id, quality }]`; $2: all businesses that change or go. */
export const storeNames = `
  with gone as (delete from suggest_names where business_id = any($2::uuid[]))
  insert into suggest_names (key, business_id, quality)
  select key, business_id, quality
  from json_to_recordset($1::json) as n(key text, business_id uuid, quality real)`;

/** Words that no name has any more may stay, because nothing is found by them. */
export const storeWords = `insert into suggest_words (word) select unnest($1::text[]) on conflict do nothing`;

export const readWords = 'select word from suggest_words where word >= $1 and word < $2';

/** So many names that begin alike are sorted; of more, the best are met soon enough by going through all by quality. */
const SORTED_MOST = 1000;

/** Businesses with a key from $1 up to $2, called exactly $1 first, then by quality; $3 of them. */
export const findNames = `
  with few as materialized (
    select business_id, quality, key from suggest_names where key >= $1 and key < $2 limit ${SORTED_MOST + 1}
  ), found as (
    select business_id, quality, key = $1 as whole from few where (select count(*) from few) <= ${SORTED_MOST}
    union all
    (select business_id, quality, false from suggest_names
     where key >= $1 and key < $2 and (select count(*) from few) > ${SORTED_MOST}
     order by quality desc, business_id limit 4 * $3::int)
  ), best as (
    select business_id, max(quality) as quality, bool_or(whole) as whole from found
    group by business_id order by whole desc, quality desc, business_id limit $3::int
  )
  select d.record->>'name' as name, d.record->>'slug' as slug, d.record->>'city' as city, d.record->>'state' as state
  from best join search_documents d on d.id = best.business_id and d.record is not null
  order by best.whole desc, best.quality desc, best.business_id`;

/** Businesses without names, as a database from before has them, after the id $1. */
export const readUnnamed = `
  select record from search_documents d
  where id > $1::uuid and record is not null
    and not exists (select from suggest_names n where n.business_id = d.id)
  order by id limit $2`;
