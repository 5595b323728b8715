import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail, Review } from '@lawdex/contracts';
import type { Head } from '@lawdex/seo';
import { isNotFound } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { REVIEWS_PER_PAGE, reviewQuery, reviewsQuery } from '../../../lib/reviews/reviews.queries.ts';
import { isFirstView, pageOfPlace, readReviewsView } from '../../../lib/reviews/reviews-view.core.ts';
import type { ReviewsView } from '../../../lib/reviews/reviews-view.core.ts';

export interface ShownReviews {
  view: ReviewsView;
  /** The page that the list begins with; null until it is known where the linked review stands. */
  startPage: number | null;
  /** The address names a review that is not there any more. */
  isLinkedGone: boolean;
}

/** Which reviews the address asks for, and where they begin. Of no business nothing is asked. */
export function useShownReviews(businessId: string | undefined): ShownReviews {
  const [params] = useSearchParams();
  const view = readReviewsView(params);
  const { linked } = view;
  const { data, error, isPending } = useQuery({
    ...reviewQuery(businessId ?? '', linked ?? ''),
    enabled: businessId !== undefined && linked !== null,
  });
  if (linked === null) return { view, startPage: view.page, isLinkedGone: false };
  if (data) return { view, startPage: pageOfPlace(data.place, REVIEWS_PER_PAGE), isLinkedGone: false };
  return { view, startPage: isPending ? null : 1, isLinkedGone: isNotFound(error) };
}

/** The first of them. While others of the same business are on their way, those that were there stay. */
export const useFirstReviews = (businessId: string, { view, startPage }: ShownReviews) =>
  useQuery({
    ...reviewsQuery(businessId, view, startPage ?? 1),
    enabled: startPage !== null,
    placeholderData: (previous, query) => (query?.queryKey[1] === businessId ? previous : undefined),
  });

interface ReviewsInHead {
  reviews: readonly Review[];
  /** Other orders and pages of the same reviews are the same page to a search engine. */
  markView(head: Head): Head;
}

/** For the head of the page, which is there before the business is. */
export function useReviewsInHead(business: BusinessDetail | undefined): ReviewsInHead {
  const rated = business && isRateable(business) ? business.id : undefined;
  const { view, startPage } = useShownReviews(rated);
  const { data = [] } = useQuery({
    ...reviewsQuery(rated ?? '', view, startPage ?? 1),
    enabled: rated !== undefined && startPage !== null,
  });
  return {
    reviews: data,
    markView: (head) => (isFirstView(view) ? head : { ...head, robots: { index: false, follow: true } }),
  };
}
