import type { BusinessDetail, PlacedReview, Review, ReviewSort } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { thisMinute } from '../this-minute.ts';

export interface AnsweredBusiness extends BusinessDetail {
  /** The minute, in milliseconds. Server and browser judge opening hours at this time, so that they agree. */
  answeredAt: number;
}

export const answered = (business: BusinessDetail): AnsweredBusiness => ({ ...business, answeredAt: thisMinute() });

export const businessQuery = (slug: string) =>
  queryOptions({
    queryKey: ['business', slug],
    queryFn: async ({ signal }): Promise<AnsweredBusiness> =>
      answered(await api.get('/api/businesses/slug/{slug}', { path: { slug }, signal })),
  });

/** Prefix of the keys of all answers about the reviews of a business. */
export const reviewsKey = (businessId: string) => ['reviews', businessId];

/** Number of reviews that are shown at first, and added each time. */
export const REVIEWS_PER_PAGE = 8;

export interface ListedReviews {
  sort: ReviewSort;
  /** Shows only reviews with this number of stars. */
  stars: number | null;
}

/** Pages from 1. */
export const reviewsQuery = (businessId: string, { sort, stars }: ListedReviews, page: number) =>
  queryOptions({
    queryKey: [...reviewsKey(businessId), sort, stars, page],
    queryFn: ({ signal }): Promise<Review[]> =>
      api.get('/api/businesses/{id}/reviews', {
        path: { id: businessId },
        query: { page, limit: REVIEWS_PER_PAGE, sortBy: sort, rating: stars ?? undefined },
        signal,
      }),
  });

/** A review, and its place among the newest. */
export const reviewQuery = (businessId: string, reviewId: string) =>
  queryOptions({
    queryKey: [...reviewsKey(businessId), 'one', reviewId],
    queryFn: ({ signal }): Promise<PlacedReview> =>
      api.get('/api/businesses/{id}/reviews/{reviewId}', { path: { id: businessId, reviewId }, signal }),
  });
