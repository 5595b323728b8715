import type { APIRequestContext } from '@playwright/test';
import type { BusinessDetail, Review, SearchResponse } from '@lawdex/contracts';
import { getJson } from './patiently.ts';

/** What a search finds for parameters as they stand in an address. */
export const searched = (request: APIRequestContext, words: string, origin = ''): Promise<SearchResponse> =>
  getJson(request, `${origin}/api/businesses/search?${words}`);

/** Answers a business of the demo data with some reviews. `place` in the list keeps parallel journeys apart. */
export async function someBusiness(request: APIRequestContext, place: number, origin = ''): Promise<BusinessDetail> {
  const { businesses } = await searched(request, 'rating=3&sortBy=name&page=2', origin);
  const slug = businesses[place]?.slug;
  if (!slug) throw new Error(`The demo data has no business number ${place}.`);
  return businessAt(request, slug, origin);
}

/** Answers ids of the first `count` businesses of the demo data with reviews, by name. */
export async function someIds(request: APIRequestContext, count: number, origin = ''): Promise<string[]> {
  const { businesses } = await searched(request, `rating=3&sortBy=name&limit=${count}`, origin);
  return businesses.map(({ id }) => id);
}

export async function businessAt(request: APIRequestContext, slug: string, origin = ''): Promise<BusinessDetail> {
  return getJson(request, `${origin}/api/businesses/slug/${slug}`);
}

/** Reads all reviews, because no business of the demo data has more than a hundred. */
export async function reviewsOf(request: APIRequestContext, id: string, origin = ''): Promise<Review[]> {
  return getJson(request, `${origin}/api/businesses/${id}/reviews?limit=100`);
}

/** The average with one more rating, as the site shows it. */
export function averageWith(reviews: readonly Review[], rating: number): string {
  const sum = reviews.reduce((total, review) => total + review.rating, rating);
  return (Math.round((10 * sum) / (reviews.length + 1)) / 10).toFixed(1);
}
