import { selectList } from '@lawdex/svc-kit';
import type { ClientBase } from 'pg';
import { Business } from '../../businesses/business.entity.ts';
import type { ImportCategory } from './category-resolver.core.ts';
import { ROW_PROPERTIES } from './merge-business.ts';
import type { BusinessRow, StoredBusiness } from './merge-business.ts';

export interface KeyMatch {
  /** The name in the form in which the database compares names. */
  nameKey: string;
  idBySlug: string | null;
  idByName: string | null;
}

/** Finds the businesses of the lines by slug, and by name and the five digits of the ZIP code, in the order of the lines. */
export async function matchKeys(
  client: ClientBase,
  keys: readonly { slug: string | null; name: string; zip: string }[],
): Promise<KeyMatch[]> {
  const { rows } = await client.query<KeyMatch>(
    `select lower(line.name) as "nameKey", by_slug.id as "idBySlug", by_name.id as "idByName"
     from json_to_recordset($1::json) as line (i int, slug text, name text, zip text)
     left join businesses by_slug on by_slug.slug = line.slug
     left join lateral (
       select id from businesses
       where lower(name) = lower(line.name) and left(zip_code, 5) = left(line.zip, 5)
       order by (zip_code = line.zip) desc, id limit 1) by_name on true
     order by line.i`,
    [JSON.stringify(keys.map((key, i) => ({ i, ...key })))],
  );
  return rows;
}

/** Reads businesses in the form in which an import writes them. */
export async function loadBusinesses(client: ClientBase, ids: readonly string[]): Promise<Map<string, StoredBusiness>> {
  if (ids.length === 0) return new Map();
  // JSON turns numerics into numbers, as they are in a file.
  const { rows } = await client.query<{ row: BusinessRow; areas: string[] }>(
    `select to_json(found) as row,
       array(select category_id::text from business_practice_areas where business_id = found.id order by 1) as areas
     from (select ${selectList(Business, 'b', ROW_PROPERTIES)} from businesses b where b.id = any($1::uuid[])) as found`,
    [ids],
  );
  return new Map(rows.map((stored) => [stored.row.id, stored]));
}

export async function takenSlugs(client: ClientBase, candidates: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ slug: string }>('select slug from businesses where slug = any($1::text[])', [
    candidates,
  ]);
  return new Set(rows.map(({ slug }) => slug));
}

export async function loadCategories(client: ClientBase): Promise<ImportCategory[]> {
  return (await client.query<ImportCategory>('select id, slug, name, aliases from categories order by slug')).rows;
}
