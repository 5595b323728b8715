import type { CategoryRef } from '@lawdex/contracts';
import type { ClientBase } from 'pg';
import type { AreaLink, DemoBusinessRow, ReviewInsert } from '../bulk-write/business-rows.ts';
import { insertAreas, insertDemoBusinesses, insertReviews, takeWritersTurn } from '../bulk-write/business-rows.ts';
import { demoBusinesses } from './demo-data.core.ts';
import type { DemoCategories, DemoBusiness } from './demo-business.core.ts';
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
  await client.query('begin');
  try {
    await takeWritersTurn(client);
    const { rowCount } = await client.query('select from businesses limit 1');
    const outcome = rowCount ? { kind: 'not-empty' as const } : await writeAll(client, count, onProgress);
    await client.query('commit');
    return outcome;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
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
  for (const business of demoBusinesses({ count, places: loadPlaces(), categories })) {
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
  await insertDemoBusinesses(client, businesses.map(businessRow));
  await insertReviews(
    client,
    businesses.flatMap(({ reviews }) => reviews.map(reviewRow)),
  );
  await insertAreas(
    client,
    businesses.flatMap((business) => areaLinks(business, categories)),
  );
}

async function readCategories(client: ClientBase): Promise<DemoCategories> {
  const { rows } = await client.query<CategoryRef & { id: string }>('select id, slug, name from categories');
  if (rows.length === 0) throw new Error('The practice areas are missing: run the migrations first.');
  return new Map(rows.map((row) => [row.slug, row]));
}

function businessRow({ business: b }: DemoBusiness): DemoBusinessRow {
  return {
    id: b.id,
    slug: b.slug,
    name: b.name,
    description: b.description,
    image: b.image,
    category_id: b.categoryId,
    price_range: b.priceRange,
    rating: b.rating,
    review_count: b.reviewCount,
    address: b.address,
    city: b.city,
    state: b.state,
    zip_code: b.zipCode,
    phone: b.phone,
    email: b.email,
    website: b.website,
    latitude: b.latitude,
    longitude: b.longitude,
    time_zone: b.timeZone,
    hours: b.hours,
    has_delivery: b.hasDelivery,
    has_takeout: b.hasTakeout,
    languages: b.languages,
    fee_basis: b.feeBasis,
    free_consultation: b.freeConsultation,
    video_consultation: b.videoConsultation,
    licences: b.licences,
    created_at: b.createdAt,
    updated_at: b.updatedAt,
  };
}

const reviewRow = (review: DemoBusiness['reviews'][number]): ReviewInsert => ({
  id: review.id,
  business_id: review.businessId,
  user_name: review.userName,
  rating: review.rating,
  comment: review.comment,
  created_at: review.createdAt,
});

const areaLinks = ({ business }: DemoBusiness, categories: DemoCategories): AreaLink[] =>
  business.additionalPracticeAreas.flatMap(({ slug }) => {
    const category = categories.get(slug);
    return category ? [{ business_id: business.id, category_id: category.id }] : [];
  });
