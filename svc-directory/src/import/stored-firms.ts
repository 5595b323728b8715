import type { ClientBase } from 'pg';
import { BUSINESS_COLUMNS } from '../bulk-write/business-rows.ts';
import type { BusinessRow } from '../bulk-write/business-row.core.ts';
import type { ImportCategory } from './category-resolver.core.ts';
import type { StoredFirm } from './merge-firm.core.ts';

export interface KeyMatch {
  /** The name as the database compares names. */
  nameKey: string;
  idBySlug: string | null;
  idByName: string | null;
}

/** Which firms the lines speak of, by slug and by name and ZIP code; in the order of the lines. */
export async function matchKeys(
  client: ClientBase,
  keys: readonly { slug: string | null; name: string; zip: string }[],
): Promise<KeyMatch[]> {
  const { rows } = await client.query<KeyMatch>(
    `select lower(line.name) as "nameKey", by_slug.id as "idBySlug", by_name.id as "idByName"
     from json_to_recordset($1::json) as line (i int, slug text, name text, zip text)
     left join businesses by_slug on by_slug.slug = line.slug
     left join businesses by_name on lower(by_name.name) = lower(line.name) and by_name.zip_code = line.zip
     order by line.i`,
    [JSON.stringify(keys.map((key, i) => ({ i, ...key })))],
  );
  return rows;
}

export async function loadFirms(client: ClientBase, ids: readonly string[]): Promise<Map<string, StoredFirm>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<Omit<BusinessRow, 'latitude' | 'longitude'> & Coordinates & { areas: string[] }>(
    `select ${BUSINESS_COLUMNS.join(', ')},
       array(select category_id::text from business_practice_areas where business_id = b.id) as areas
     from businesses b where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(
    rows.map(({ areas, ...row }) => [
      row.id,
      { row: { ...row, latitude: number(row.latitude), longitude: number(row.longitude) }, areas },
    ]),
  );
}

interface Coordinates {
  latitude: string | null;
  longitude: string | null;
}
const number = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric));

export async function takenSlugs(client: ClientBase, candidates: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ slug: string }>('select slug from businesses where slug = any($1::text[])', [
    candidates,
  ]);
  return new Set(rows.map(({ slug }) => slug));
}

export async function loadCategories(client: ClientBase): Promise<ImportCategory[]> {
  return (await client.query<ImportCategory>('select id, slug, name, aliases from categories order by slug')).rows;
}
