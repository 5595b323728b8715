import type { BusinessDetail, CreatedReview, CreateReview } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LISTS } from '../../lib/queries.ts';
import { businessKey, reviewsKey } from '../../lib/reviews/reviews.queries.ts';

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
        queryClient.invalidateQueries({ queryKey: businessKey(business.slug) }),
      ]);
      await queryClient.invalidateQueries({ queryKey: [LISTS], refetchType: 'none' });
    },
  });
}
