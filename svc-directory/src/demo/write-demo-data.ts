import { readdirSync, readFileSync } from 'node:fs';
import { inTransaction } from '@lawdex/svc-kit';
import type { ClientBase } from 'pg';
import { insertAreas, practiceAreaIds } from '../bulk-write/practice-area-links.ts';
import { insertRows, takeWritersTurn, type Row } from '../bulk-write/rows.ts';
import { Business } from '../businesses/business.entity.ts';
import { Review } from '../reviews/review.entity.ts';

/** The same folder from `src/` and from `dist/`. */
const FOLDER = new URL('../../../demo-data/firms/', import.meta.url);

/** A line of demo-data/firms: a row of `businesses`, by the names of its entity, and what belongs to it. */
interface DemoFirm extends Row<Business> {
  id: string;
  /** Slugs of practice areas: its own, and those that it has besides. */
  practice: string;
  areas: readonly string[];
  reviews: readonly (readonly [
    id: string,
    userName: string,
    rating: number,
    createdAt: string,
    comment: string | null,
  ])[];
}

const readDemoFirms = (): DemoFirm[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as DemoFirm);

export type SeedOutcome = { kind: 'written'; businesses: number; reviews: number } | { kind: 'not-empty' };

// Large enough that round trips do not count, small enough for one statement.
const BATCH = 500;

/** Fills an empty directory with the first `count` fictional businesses, all of them or none. */
export async function writeDemoData(client: ClientBase, count: number): Promise<SeedOutcome> {
  return inTransaction(client, async () => {
    await takeWritersTurn(client);
    const { rowCount } = await client.query('select from businesses limit 1');
    if (rowCount) return { kind: 'not-empty' };
    const ids = await practiceAreaIds(client);
    const firms = readDemoFirms().slice(0, count);
    for (let at = 0; at < firms.length; at += BATCH) await writeBatch(client, firms.slice(at, at + BATCH), ids);
    const reviews = firms.reduce((sum, firm) => sum + firm.reviews.length, 0);
    return { kind: 'written', businesses: firms.length, reviews };
  });
}

async function writeBatch(
  client: ClientBase,
  firms: readonly DemoFirm[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const idOf = (slug: string): string => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`demo-data/firms has firms of "${slug}", which is no practice area here.`);
    return id;
  };
  const businesses = firms.map(({ practice, areas: _areas, reviews: _reviews, ...columns }) => ({
    ...columns,
    categoryId: idOf(practice),
  }));
  const reviews = firms.flatMap((firm) =>
    firm.reviews.map(([id, userName, rating, createdAt, comment]) => {
      return { id, businessId: firm.id, userName, rating, createdAt, comment };
    }),
  );
  await insertRows(client, Business, businesses);
  await insertRows(client, Review, reviews);
  await insertAreas(
    client,
    firms.flatMap(({ id, areas }) => areas.map((slug) => ({ businessId: id, categoryId: idOf(slug) }))),
  );
}
