import type { APIRequestContext } from '@playwright/test';
import type { BusinessDetail, Review, SearchResponse } from '@lawdex/contracts';

/** A business of the demo data with some reviews; `place` in the list keeps journeys that run at once apart. */
export async function someBusiness(request: APIRequestContext, origin: string, place: number): Promise<BusinessDetail> {
  const answer = await request.get(`${origin}/api/businesses/search?rating=3&sortBy=name&page=2`);
  const { businesses } = (await answer.json()) as SearchResponse;
  const slug = businesses[place]?.slug;
  if (!slug) throw new Error(`The demo data has no business number ${place}.`);
  return businessAt(request, origin, slug);
}

/** Of businesses of the demo data that have reviews, the first `count` by name. */
export async function someIds(request: APIRequestContext, origin: string, count: number): Promise<string[]> {
  const answer = await request.get(`${origin}/api/businesses/search?rating=3&sortBy=name&limit=${count}`);
  return ((await answer.json()) as SearchResponse).businesses.map(({ id }) => id);
}

export async function businessAt(request: APIRequestContext, origin: string, slug: string): Promise<BusinessDetail> {
  return (await (await request.get(`${origin}/api/businesses/slug/${slug}`)).json()) as BusinessDetail;
}

/** All of them: no business of the demo data has more than a hundred. */
export async function reviewsOf(request: APIRequestContext, origin: string, id: string): Promise<Review[]> {
  return (await (await request.get(`${origin}/api/businesses/${id}/reviews?limit=100`)).json()) as Review[];
}

/** The average with one more rating, as the site shows it. */
export function averageWith(reviews: readonly Review[], rating: number): string {
  const sum = reviews.reduce((total, review) => total + review.rating, rating);
  return (Math.round((10 * sum) / (reviews.length + 1)) / 10).toFixed(1);
}
