import type { BusinessDetail, PlacedReview, ReportReview, ReviewReport } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { businessQuery, reviewQuery } from '../../lib/reviews/reviews.queries.ts';
import { readReviewsView } from '../../lib/reviews/reviews-view.core.ts';

const FIRST_VIEW = readReviewsView(new URLSearchParams());

export interface ReportedReview {
  business: BusinessDetail;
  review: PlacedReview;
}

/** The review of an address that reports it. */
export const reportedQuery = (queryClient: QueryClient, slug: string, reviewId: string) =>
  queryOptions({
    queryKey: ['reported', slug, reviewId],
    queryFn: async (): Promise<ReportedReview> => {
      const business = await queryClient.fetchQuery(businessQuery(queryClient, slug, FIRST_VIEW));
      return { business, review: await queryClient.fetchQuery(reviewQuery(business.id, reviewId)) };
    },
  });

/** Safe to repeat with the same key: a visitor's report of a review is counted once. */
export const postReport = (
  { businessId, id }: Pick<PlacedReview, 'businessId' | 'id'>,
  report: ReportReview,
  key: string,
): Promise<ReviewReport> =>
  api.post('/api/businesses/{id}/reviews/{reviewId}/reports', {
    path: { id: businessId, reviewId: id },
    header: { 'Idempotency-Key': key },
    body: report,
  });
