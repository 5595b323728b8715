import { inTransaction } from '@lawdex/svc-kit/commands';
import type { ClientBase } from 'pg';
import { REFRESH_RATING } from '../reviews/reviews.sql.ts';
import * as sql from './archive.sql.ts';
import { closedIdentityOf } from './closed-identity.ts';
import type { Named } from './identity.core.ts';

export type Outcome = { kind: 'done'; name: string } | { kind: 'unchanged' } | { kind: 'unknown' };

interface Found extends Named {
  id: string;
}

/** Takes a business out of every list and search; it can be reopened. Triggers change totals and tell the search. */
export const closeBusiness = (client: ClientBase, slug: string): Promise<Outcome> =>
  inTransaction(client, () => close(client, slug));

/** Removes a business with its reviews for good. Its page says that it is no longer listed, and no import brings it back. */
export const removeBusiness = (client: ClientBase, slug: string): Promise<Outcome> =>
  inTransaction(client, async () => {
    const outcome = await close(client, slug);
    if (outcome.kind !== 'unknown') await client.query(sql.REMOVE_FOR_GOOD, [slug]);
    return outcome.kind === 'unknown' ? outcome : { kind: 'done', name: slug };
  });

/** Lists a closed business again, with its reviews. */
export const reopenBusiness = (client: ClientBase, slug: string): Promise<Outcome> =>
  inTransaction(client, async (): Promise<Outcome> => {
    if (await lock(client, slug)) return { kind: 'unchanged' };
    const { rows } = await client.query<{ id: string; name: string; archive: Record<string, unknown> }>(
      sql.TAKE_FROM_ARCHIVE,
      [slug],
    );
    const [closed] = rows;
    if (!closed) return { kind: 'unknown' };
    for (const table of ['businesses', ...sql.PART_TABLES]) await restore(client, table, closed.archive[table] ?? []);
    // Reviews may have been erased in the meantime.
    await client.query(REFRESH_RATING, [closed.id]);
    return { kind: 'done', name: closed.name };
  });

async function close(client: ClientBase, slug: string): Promise<Outcome> {
  const business = await lock(client, slug);
  if (!business) return { kind: (await client.query(sql.IS_CLOSED, [slug])).rowCount === 0 ? 'unknown' : 'unchanged' };
  await client.query(sql.ARCHIVE_BUSINESS, [business.id, closedIdentityOf(business)]);
  await client.query(sql.DELETE_BUSINESS, [business.id]);
  return { kind: 'done', name: business.name };
}

const lock = async (client: ClientBase, slug: string): Promise<Found | undefined> =>
  (await client.query<Found>(sql.LOCK_BUSINESS_OF_SLUG, [slug])).rows[0];

async function restore(client: ClientBase, table: string, archived: unknown): Promise<void> {
  const rows = JSON.stringify(archived);
  const { rows: columns } = await client.query<{ name: string }>(sql.WRITABLE_COLUMNS, [table, rows]);
  const names = columns.map(({ name }) => name);
  if (names.length > 0) await client.query(sql.restoreRows(table, names), [rows]);
}
