import type { APIRequestContext } from '@playwright/test';
import type { BusinessDetail, Review, SearchResponse } from '@lawdex/contracts';
import { getPatiently } from './patiently.ts';

async function read<T>(request: APIRequestContext, url: string): Promise<T> {
  const answer = await getPatiently(request, url);
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Answers a business of the demo data with some reviews. `place` in the list keeps parallel journeys apart. */
export async function someBusiness(request: APIRequestContext, origin: string, place: number): Promise<BusinessDetail> {
  const { businesses } = await read<SearchResponse>(
    request,
    `${origin}/api/businesses/search?rating=3&sortBy=name&page=2`,
  );
  const slug = businesses[place]?.slug;
  if (!slug) throw new Error(`The demo data has no business number ${place}.`);
  return businessAt(request, origin, slug);
}

/** Answers ids of the first `count` businesses of the demo data with reviews, by name. */
export async function someIds(request: APIRequestContext, origin: string, count: number): Promise<string[]> {
  const found = await read<SearchResponse>(
    request,
    `${origin}/api/businesses/search?rating=3&sortBy=name&limit=${count}`,
  );
  return found.businesses.map(({ id }) => id);
}

export async function businessAt(request: APIRequestContext, origin: string, slug: string): Promise<BusinessDetail> {
  return read(request, `${origin}/api/businesses/slug/${slug}`);
}

/** Reads all reviews, because no business of the demo data has more than a hundred. */
export async function reviewsOf(request: APIRequestContext, origin: string, id: string): Promise<Review[]> {
  return read(request, `${origin}/api/businesses/${id}/reviews?limit=100`);
}

/** The average with one more rating, as the site shows it. */
export function averageWith(reviews: readonly Review[], rating: number): string {
  const sum = reviews.reduce((total, review) => total + review.rating, rating);
  return (Math.round((10 * sum) / (reviews.length + 1)) / 10).toFixed(1);
}
