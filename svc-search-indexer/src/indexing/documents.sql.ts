/** Appliers take turns, because counts are differences, and a feeder would skip positions that do not grow in the order of commits. */
export const takeTurn = `select pg_advisory_xact_lock(${0x4c415753})`;

/** $1: rows, see `documentRow`; answers the ids that were news. */
export const storeDocuments = `
  insert into search_documents as d (id, version, record, practice_slugs, bulk)
  select id, version, record, practice_slugs, bulk
  from json_to_recordset($1::json) as e(id uuid, version bigint, record json, practice_slugs text[], bulk boolean)
  on conflict (id) do update set
    version = excluded.version, record = excluded.record, practice_slugs = excluded.practice_slugs, bulk = excluded.bulk, changed_at = now(),
    position = nextval('search_documents_position')
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

/** The records of these ids before the news are stored. */
export const readRecords =
  'select id, version, record from search_documents where id = any($1::uuid[]) and record is not null';

/** Documents with one of these categories as their own or an additional area are in the log again, since they hold its names. */
export const logCategories = `
  update search_documents set position = nextval('search_documents_position'), bulk = true
  where record is not null
    and practice_slugs && (select array_agg(slug) from search_categories where id = any($1::uuid[]))`;
