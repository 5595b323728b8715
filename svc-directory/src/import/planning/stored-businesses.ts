import { selectList } from '@lawdex/svc-kit/commands';
import type { ClientBase } from 'pg';
import { Business } from '../../businesses/business.entity.ts';
import { ROW_PROPERTIES, type BusinessRow, type StoredBusiness } from './merge-business.ts';

/** What an import compares lines with. */
export type Office = Pick<BusinessRow, 'id' | 'slug' | 'name' | 'address' | 'zipCode'> &
  Partial<Pick<BusinessRow, 'phone' | 'website'>> & { formerSlugs: readonly string[] };

/** The businesses in ZIP codes of five digits, and those that have or had one of the slugs. */
export async function officesOf(
  client: ClientBase,
  zips: readonly string[],
  slugs: readonly string[],
): Promise<Office[]> {
  if (zips.length + slugs.length === 0) return [];
  const { rows } = await client.query<Office>(
    `select id, slug, name, address, zip_code as "zipCode", phone, website,
       array(select slug from former_slugs where business_id = b.id order by slug) as "formerSlugs"
     from businesses b where id in (
       select id from businesses where left(zip_code, 5) = any($1::text[])
       union select id from businesses where slug = any($2::text[])
       union select business_id from former_slugs where slug = any($2::text[])
     ) order by slug`,
    [zips, slugs],
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

/** Addresses of other businesses, also of those that have closed or moved. */
export async function takenSlugs(client: ClientBase, candidates: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from businesses where slug = any($1::text[])
     union select slug from closed_businesses where slug = any($1::text[])
     union select slug from former_slugs where slug = any($1::text[])
     union select former ->> 'slug' from closed_businesses, jsonb_array_elements(archive -> 'former_slugs') former
       where former ->> 'slug' = any($1::text[])`,
    [candidates],
  );
  return new Set(rows.map(({ slug }) => slug));
}
