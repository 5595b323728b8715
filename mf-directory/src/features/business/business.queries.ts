import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail, CreatedReview, CreateReview } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LISTS } from '../../lib/queries.ts';
import { answered, businessQuery, REVIEWS_PER_PAGE, reviewsKey, reviewsQuery } from '../../lib/reviews/reviews.queries.ts';
import type { AnsweredBusiness } from '../../lib/reviews/reviews.queries.ts';
import type { ReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import { shownOfSimilar, similarQuery } from './later/similar.query.ts';

/** A business. Its answer brings the reviews that the address asks for, and similar ones, which are not asked for any more. */
export const businessPageQuery = (queryClient: QueryClient, slug: string, view: ReviewsView) =>
  queryOptions({
    queryKey: businessQuery(slug).queryKey,
    queryFn: async ({ signal }): Promise<AnsweredBusiness> => {
      const query = { page: view.page, limit: REVIEWS_PER_PAGE, sortBy: view.sort, rating: view.stars ?? undefined };
      const path = { slug };
      const { business, reviews, similar } = await api.get('/api/businesses/slug/{slug}/page', { path, query, signal });
      if (isRateable(business)) {
        queryClient.setQueryData(reviewsQuery(business.id, view, view.page).queryKey, reviews);
        queryClient.setQueryData(similarQuery(business.id).queryKey, shownOfSimilar(similar));
      }
      return answered(business);
    },
  });

/** Safe to repeat with the same key: the service stores one review per key. */
export const postReview = (businessId: string, review: CreateReview, key: string): Promise<CreatedReview> =>
  api.post('/api/businesses/{id}/reviews', {
    path: { id: businessId },
    header: { 'Idempotency-Key': key },
    body: review,
  });

export interface Attempt {
  review: CreateReview;
  key: string;
}

/** Sends a review. Afterwards everything that shows the business is loaded again, at once or when it is next shown. */
export function useSubmitReview(business: Pick<BusinessDetail, 'id' | 'slug'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ review, key }: Attempt) => postReview(business.id, review, key),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewsKey(business.id) }),
        queryClient.invalidateQueries({ queryKey: businessQuery(business.slug).queryKey }),
      ]);
      await queryClient.invalidateQueries({ queryKey: [LISTS], refetchType: 'none' });
    },
  });
}
