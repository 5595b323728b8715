import type { ClientBase } from 'pg';
import type { BusinessRow } from './business-row.core.ts';

const TYPES: Record<keyof BusinessRow, string> = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  description: 'text',
  image: 'text',
  category_id: 'uuid',
  price_range: 'text',
  address: 'text',
  city: 'text',
  state: 'text',
  zip_code: 'text',
  phone: 'text',
  email: 'text',
  website: 'text',
  latitude: 'numeric',
  longitude: 'numeric',
  time_zone: 'text',
  hours: 'jsonb',
  has_delivery: 'boolean',
  has_takeout: 'boolean',
  languages: 'text[]',
  fee_basis: 'text[]',
  free_consultation: 'boolean',
  video_consultation: 'boolean',
  licences: 'jsonb',
};

export const BUSINESS_COLUMNS = Object.keys(TYPES) as (keyof BusinessRow)[];

const recordset = (types: Record<string, string>): string =>
  `json_to_recordset($1::json) as row (${Object.entries(types)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')})`;

async function insert(
  client: ClientBase,
  table: string,
  types: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(types).join(', ');
  await client.query(`insert into ${table} (${columns}) select ${columns} from ${recordset(types)}`, [
    JSON.stringify(rows),
  ]);
}

/** Many at once: triggers count them and put them in the outbox, one statement per batch. */
export const insertBusinesses = (client: ClientBase, rows: readonly BusinessRow[]): Promise<void> =>
  insert(client, 'businesses', TYPES, rows);

export type DemoBusinessRow = BusinessRow & {
  rating: string;
  review_count: number;
  created_at: string;
  updated_at: string;
};

/** Firms that already have reviews and a past; their reviews follow in the same transaction. */
export const insertDemoBusinesses = (client: ClientBase, rows: readonly DemoBusinessRow[]): Promise<void> =>
  insert(client, 'businesses', { ...TYPES, rating: 'numeric', review_count: 'integer', created_at: 'timestamptz', updated_at: 'timestamptz' }, rows); // prettier-ignore

export interface ReviewInsert {
  id: string;
  business_id: string;
  user_name: string;
  rating: number;
  comment: string | null;
  created_at: string;
}

export const insertReviews = (client: ClientBase, rows: readonly ReviewInsert[]): Promise<void> =>
  insert(client, 'reviews', { id: 'uuid', business_id: 'uuid', user_name: 'text', rating: 'smallint', comment: 'text', created_at: 'timestamptz' }, rows); // prettier-ignore

/** Rating, count and reviews are left alone. Version, `updated_at`, totals and outbox follow by triggers. */
export async function updateBusinesses(client: ClientBase, rows: readonly BusinessRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = BUSINESS_COLUMNS.filter((column) => column !== 'id').map((column) => `${column} = row.${column}`);
  await client.query(`update businesses b set ${set.join(', ')} from ${recordset(TYPES)} where b.id = row.id`, [
    JSON.stringify(rows),
  ]);
}

export interface AreaLink {
  business_id: string;
  category_id: string;
}

export const insertAreas = (client: ClientBase, links: readonly AreaLink[]): Promise<void> =>
  insert(client, 'business_practice_areas', { business_id: 'uuid', category_id: 'uuid' }, links);

export async function replaceAreas(
  client: ClientBase,
  ids: readonly string[],
  links: readonly AreaLink[],
): Promise<void> {
  if (ids.length > 0)
    await client.query('delete from business_practice_areas where business_id = any($1::uuid[])', [ids]);
  await insertAreas(client, links);
}

/** Imports and the demo data take turns, so that neither sees half of the other. */
export async function takeWritersTurn(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('lawdex bulk write'))`);
}
