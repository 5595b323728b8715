import type { BusinessDetail } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { REVIEWS_PER_PAGE, reviewQuery, reviewsQuery } from '../../../lib/reviews/reviews.queries.ts';
import { pageOfPlace, readReviewsView } from '../../../lib/reviews/reviews-view.core.ts';

/** Loads the reviews that the address asks for. The place of a linked review must be known first. */
export async function prefetchReviews(
  { url, queryClient }: Pick<PageContext, 'url' | 'queryClient'>,
  { id }: Pick<BusinessDetail, 'id'>,
): Promise<void> {
  const view = readReviewsView(url.searchParams);
  let { page } = view;
  if (view.linked !== null) {
    const linked = reviewQuery(id, view.linked);
    await queryClient.prefetchQuery(linked);
    const found = queryClient.getQueryData(linked.queryKey);
    if (found) page = pageOfPlace(found.place, REVIEWS_PER_PAGE);
  }
  await queryClient.prefetchQuery(reviewsQuery(id, view, page));
}
