// Appliers take turns: counts of words and places are differences to what stands, and positions must grow in the order
// of commits, or a reader would skip some.
export const takeTurn = `select pg_advisory_xact_lock(${0x4c415753})`;

/** $1: `[{ id, version, record, practice_slugs }]`; answers the ids that were news. */
export const storeDocuments = `
  insert into search_documents as d (id, version, record, practice_slugs)
  select id, version, record, practice_slugs
  from json_to_recordset($1::json) as e(id uuid, version bigint, record json, practice_slugs text[])
  on conflict (id) do update set
    version = excluded.version, record = excluded.record, practice_slugs = excluded.practice_slugs, changed_at = now()
    where d.version < excluded.version
  returning id`;

export const storeCategories = `
  insert into search_categories as c (id, version, slug, name, aliases)
  select id, version, slug, name, aliases
  from json_to_recordset($1::json) as e(id uuid, version bigint, slug text, name text, aliases text[])
  on conflict (id) do update set
    version = excluded.version, slug = excluded.slug, name = excluded.name, aliases = excluded.aliases
    where c.version < excluded.version
  returning id`;

export const readRecords =
  'select record from search_documents where id = any($1::uuid[]) and record is not null order by id';

/** Documents with one of these categories as their own or an additional area. $2: after this id; $3: how many. */
export const idsOfCategories = `
  select id from search_documents
  where id > $2::uuid and record is not null
    and practice_slugs && (select array_agg(slug) from search_categories where id = any($1::uuid[]))
  order by id limit $3`;

/** Two ranges of the index instead of `<>`, which would read the whole table for every batch. */
export const idsOfOtherVersions = `
  select id from (
    select id from search_rows where index_version < $1
    union all
    select id from search_rows where index_version > $1
  ) other limit $2`;
