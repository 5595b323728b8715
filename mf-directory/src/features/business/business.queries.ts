import type { BusinessDetail, CreateReview, Review } from '@lawdex/contracts';
import { api, unwrap } from '@lawdex/mf-kit/runtime';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const businessQuery = (slug: string) =>
  queryOptions({
    queryKey: ['business', slug],
    queryFn: ({ signal }): Promise<BusinessDetail> =>
      unwrap(api.GET('/api/businesses/slug/{slug}', { params: { path: { slug } }, signal })),
  });

export const reviewsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['reviews', businessId],
    queryFn: ({ signal }): Promise<Review[]> =>
      unwrap(api.GET('/api/businesses/{id}/reviews', { params: { path: { id: businessId } }, signal })),
  });

/** Safe to repeat with the same key: the service stores one review per key. */
export const postReview = (businessId: string, review: CreateReview, key: string): Promise<Review> =>
  unwrap(
    api.POST('/api/businesses/{id}/reviews', {
      params: { path: { id: businessId }, header: { 'idempotency-key': key } },
      body: review,
    }),
  );

export interface Attempt {
  review: CreateReview;
  key: string;
}

/** Sends a review; then everything that shows the business is fetched anew, at once or when it is next looked at. */
export function useSubmitReview(business: Pick<BusinessDetail, 'id' | 'slug'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ review, key }: Attempt) => postReview(business.id, review, key),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewsQuery(business.id).queryKey }),
        queryClient.invalidateQueries({ queryKey: businessQuery(business.slug).queryKey }),
      ]);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => LISTS.has(String(queryKey[0])),
        refetchType: 'none',
      });
    },
  });
}

const LISTS = new Set(['search', 'featured', 'category-businesses', 'city-businesses']);
