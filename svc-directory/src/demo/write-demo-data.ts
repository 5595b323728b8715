import type { CategoryRef } from '@lawdex/contracts';
import type { ClientBase } from 'pg';
import { inTransaction } from '@lawdex/svc-kit';
import { insertAreas } from '../bulk-write/practice-area-links.ts';
import type { AreaLink } from '../bulk-write/practice-area-links.ts';
import { insertRows } from '../bulk-write/rows.ts';
import type { Row } from '../bulk-write/rows.ts';
import { takeWritersTurn } from '../bulk-write/writers-turn.ts';
import { Business } from '../businesses/business.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { demoBusinesses } from './demo-data.core.ts';
import type { DemoBusiness, DemoCategories } from './demo-business.core.ts';
import { readDemoTexts } from './demo-texts.ts';
import { loadPlaces } from './places.ts';

export type SeedOutcome = { kind: 'written'; businesses: number; reviews: number } | { kind: 'not-empty' };

// Large enough that round trips do not count, small enough that a million businesses need little memory.
const BATCH = 500;

/** Fills an empty directory with fictional businesses, all of them or none. */
export async function writeDemoData(
  client: ClientBase,
  count: number,
  onProgress: (businesses: number) => void = () => undefined,
): Promise<SeedOutcome> {
  return inTransaction(client, async () => {
    await takeWritersTurn(client);
    const { rowCount } = await client.query('select from businesses limit 1');
    return rowCount ? { kind: 'not-empty' } : writeAll(client, count, onProgress);
  });
}

async function writeAll(
  client: ClientBase,
  count: number,
  onProgress: (businesses: number) => void,
): Promise<SeedOutcome> {
  const categories = await readCategories(client);
  let businesses = 0;
  let reviews = 0;
  let batch: DemoBusiness[] = [];
  const flush = async (): Promise<void> => {
    await writeBatch(client, batch, categories);
    businesses += batch.length;
    reviews += batch.reduce((sum, business) => sum + business.reviews.length, 0);
    batch = [];
    onProgress(businesses);
  };
  for (const business of demoBusinesses({ count, places: loadPlaces(), categories, texts: readDemoTexts() })) {
    batch.push(business);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return { kind: 'written', businesses, reviews };
}

async function writeBatch(
  client: ClientBase,
  businesses: readonly DemoBusiness[],
  categories: DemoCategories,
): Promise<void> {
  const reviews = businesses.flatMap((business) => business.reviews);
  const links = businesses.flatMap((business) => areaLinks(business, categories));
  await insertRows(client, Business, businesses.map(businessRow));
  await insertRows(client, Review, reviews);
  await insertAreas(client, links);
}

async function readCategories(client: ClientBase): Promise<DemoCategories> {
  const { rows } = await client.query<CategoryRef & { id: string }>('select id, slug, name from categories');
  if (rows.length === 0) throw new Error('The practice areas are missing: run the migrations first.');
  return new Map(rows.map((row) => [row.slug, row]));
}

function businessRow({ business }: DemoBusiness): Row<Business> {
  const { category: _category, additionalPracticeAreas: _areas, ...columns } = business;
  return columns;
}

const areaLinks = ({ business }: DemoBusiness, categories: DemoCategories): AreaLink[] =>
  business.additionalPracticeAreas.flatMap(({ slug }) => {
    const category = categories.get(slug);
    return category ? [{ businessId: business.id, categoryId: category.id }] : [];
  });
