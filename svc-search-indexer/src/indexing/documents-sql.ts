/** SQL of the documents and categories that engines are fed from. */

// Appliers take turns: counts of words and places are differences to what stands, and positions must grow in the order
// of commits, or a reader would skip some.
export const takeTurn = `select pg_advisory_xact_lock(${0x4c415753})`;

/** $1: `[{ id, version, record }]`; answers the ids that were news. */
export const storeDocuments = `
  insert into search_documents as d (id, version, record)
  select id, version, record from json_to_recordset($1::json) as e(id uuid, version bigint, record json)
  on conflict (id) do update set version = excluded.version, record = excluded.record, changed_at = now()
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

export const readCategories = 'select id, slug, name, aliases from search_categories order by id';

export const readRecords =
  'select record from search_documents where id = any($1::uuid[]) and record is not null order by id';

/** Documents that name one of these categories, as their own or as an additional area. $2: after this id; $3: how many. */
export const idsOfCategories = `
  select r.id from search_rows r join search_documents d on d.id = r.id
  where r.id > $2::uuid and (r.category_id = any($1::uuid[]) or exists (
    select from json_array_elements(d.record -> 'additionalPracticeAreas') area
    join search_categories c on c.slug = area ->> 'slug' and c.id = any($1::uuid[])))
  order by r.id limit $3`;

export const idsOfOldVersions = 'select id from search_rows where index_version < $1 order by id limit $2';
