import type { ClientBase } from 'pg';

/** An additional practice area of a business. */
export interface AreaLink {
  businessId: string;
  categoryId: string;
}

export async function insertAreas(client: ClientBase, links: readonly AreaLink[]): Promise<void> {
  if (links.length === 0) return;
  await client.query(
    `insert into business_practice_areas (business_id, category_id)
     select "businessId", "categoryId" from json_to_recordset($1::json) as link ("businessId" uuid, "categoryId" uuid)`,
    [JSON.stringify(links)],
  );
}

export async function replaceAreas(
  client: ClientBase,
  businesses: readonly string[],
  links: readonly AreaLink[],
): Promise<void> {
  if (businesses.length > 0) {
    await client.query('delete from business_practice_areas where business_id = any($1::uuid[])', [businesses]);
  }
  await insertAreas(client, links);
}

/** Ids of the practice areas, by slug. */
export async function practiceAreaIds(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; slug: string }>('select id, slug from categories');
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
