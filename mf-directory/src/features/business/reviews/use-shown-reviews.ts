import { isRateable, type BusinessDetail, type Review } from '@lawdex/contracts';
import type { Head } from '@lawdex/seo';
import { isNotFound } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { REVIEWS_PER_PAGE, reviewQuery, reviewsQuery } from '../../../lib/reviews/reviews.queries.ts';
import { isFirstView, pageOfPlace, readReviewsView, type ReviewsView } from '../../../lib/reviews/reviews-view.core.ts';

export interface ShownReviews {
  view: ReviewsView;
  /** The first page of the list; null until the place of a linked review is known. */
  startPage: number | null;
  /** The linked review does not exist any more. */
  isLinkedGone: boolean;
}

/** The reviews that the address asks for, and the page on which they begin. Without a business nothing is asked. */
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

/** The first page of the reviews. The previous ones of the same business stay until it has come. */
export const useFirstReviews = (businessId: string, { view, startPage }: ShownReviews) =>
  useQuery({
    ...reviewsQuery(businessId, view, startPage ?? 1),
    enabled: startPage !== null,
    placeholderData: (previous, query) => (query?.queryKey[1] === businessId ? previous : undefined),
  });

interface ReviewsInHead {
  reviews: readonly Review[];
  /** Marks other orders and pages as not to be indexed, because they show the same reviews. */
  markView(head: Head): Head;
}

/** The reviews for the document's head, which is rendered before the business is known. */
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
