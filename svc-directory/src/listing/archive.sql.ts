/** Rows that go with a business and come back with it, in the order in which they are written. `b` is the business. */
const PARTS: readonly [table: string, condition: string][] = [
  ['business_practice_areas', 'business_id = b.id'],
  ['former_slugs', 'business_id = b.id'],
  ['reviews', 'business_id = b.id'],
  ['review_reports', 'review_id in (select id from reviews where business_id = b.id)'],
];
export const PART_TABLES = PARTS.map(([table]) => table);

const part = ([table, condition]: (typeof PARTS)[number]): string =>
  `'${table}', (select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${table} part where ${condition})`;

/** Locks the business with the slug `$1`. */
export const LOCK_BUSINESS_OF_SLUG = `
  select id, slug, name, address, zip_code as "zipCode" from businesses where slug = $1 for update`;

/** Archives the business `$1`, whose identity is `$2`. */
export const ARCHIVE_BUSINESS = `
  insert into closed_businesses (slug, id, name, city, state, category_id, identity, archive)
  select slug, id, name, city, state, category_id, $2,
    jsonb_build_object('businesses', jsonb_build_array(to_jsonb(b)), ${PARTS.map(part).join(', ')})
  from businesses b where id = $1`;
export const DELETE_BUSINESS = 'delete from businesses where id = $1';

/** Columns of the table `$1` that a row may be written with. A row that was archived before a column was made leaves it out. */
export const WRITABLE_COLUMNS = `
  select quote_ident(column_name) as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and $2::jsonb -> 0 ? column_name`;
/** A former slug that another firm has got in the meantime stays there. */
export const restoreRows = (table: string, columns: readonly string[]): string => `
  insert into ${table} (${columns.join(', ')})
  select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
  ${table === 'former_slugs' ? 'on conflict do nothing' : ''}`;

/** Its deletion was announced with the version after the archived one. */
export const TAKE_FROM_ARCHIVE = `
  delete from closed_businesses where slug = $1 and archive ? 'businesses'
  returning id, name, jsonb_set(archive, '{businesses,0,version}',
    to_jsonb((archive -> 'businesses' -> 0 ->> 'version')::int + 2)) as archive`;

/** Only the addresses stay, which all answer 410, and a hash, which keeps an import from bringing the firm back. */
export const REMOVE_FOR_GOOD = `
  update closed_businesses set name = null, archive = jsonb_build_object('former_slugs', (
    select coalesce(jsonb_agg(jsonb_build_object('slug', former -> 'slug')), '[]')
    from jsonb_array_elements(archive -> 'former_slugs') former))
  where slug = $1`;

export const IS_CLOSED = 'select slug from closed_businesses where slug = $1';
/** A firm that was removed for good has lost its name. */
export const CLOSED_IDENTITIES = 'select slug, identity, name is null as "isRemoved" from closed_businesses';
