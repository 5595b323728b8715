import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary, PlacedReview, Review, ReviewSort } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { thisMinute } from '../this-minute.ts';
import type { ReviewsView } from './reviews-view.core.ts';

/** The fields of similar businesses that are shown. No others are kept, because answers are written into the page. */
const SHOWN = [
  ...(['id', 'slug', 'name', 'rating', 'reviewCount', 'priceRange'] as const),
  ...(['city', 'state', 'isOpen', 'opensOrCloses'] as const),
];

/** A business of the same practice area, near and about as good. */
export type SimilarBusiness = Pick<BusinessSummary, (typeof SHOWN)[number]>;

export interface AnsweredBusiness extends BusinessDetail {
  /** The minute, in milliseconds. Server and browser judge opening hours at this time, so that they agree. */
  answeredAt: number;
  similar: SimilarBusiness[];
}

export const businessKey = (slug: string) => ['business', slug];

/** A business and similar ones. The answer brings the reviews that the address asks for, so that nothing asks for them. */
export const businessQuery = (queryClient: QueryClient, slug: string, view: ReviewsView) =>
  queryOptions({
    queryKey: businessKey(slug),
    queryFn: async ({ signal }): Promise<AnsweredBusiness> => {
      const query = { page: view.page, limit: REVIEWS_PER_PAGE, sortBy: view.sort, rating: view.stars ?? undefined };
      const path = { slug };
      const { business, reviews, similar } = await api.get('/api/businesses/slug/{slug}/page', { path, query, signal });
      if (isRateable(business)) {
        queryClient.setQueryData(reviewsQuery(business.id, view, view.page).queryKey, reviews);
      }
      return { ...business, answeredAt: thisMinute(), similar: similar.map(shownOfSimilar) };
    },
  });

const shownOfSimilar = (business: BusinessSummary) =>
  Object.fromEntries(SHOWN.map((field) => [field, business[field]])) as unknown as SimilarBusiness;

/** Prefix of the keys of all answers about the reviews of a business. */
export const reviewsKey = (businessId: string) => ['reviews', businessId];

/** Number of reviews that are shown at first, and added each time. */
export const REVIEWS_PER_PAGE = 5;

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
