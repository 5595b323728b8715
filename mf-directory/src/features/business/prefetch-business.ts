import { businessPath, isRateable, type BusinessDetail } from '@lawdex/contracts';
import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { prefetchPostsAbout } from '../../lib/from-the-blog/prefetch-posts-about.ts';
import { businessQuery, reviewQuery, REVIEWS_PER_PAGE, reviewsQuery } from '../../lib/reviews/reviews.queries.ts';
import { pageOfPlace, readReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import { practiceAreasQuery } from '../../lib/queries.ts';
import { closedQuery, isClosed } from './closed.query.ts';

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const { slug = '' } = params;
  const view = readReviewsView(url.searchParams);
  const options = businessQuery(queryClient, slug, view);
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (!business) {
    if (isClosed(queryClient.getQueryState(options.queryKey)?.error))
      await queryClient.prefetchQuery(closedQuery(slug));
    return;
  }
  if (business.slug !== slug)
    return { kind: 'redirect', status: 301, location: businessPath(business.slug) + url.search };
  await Promise.all([
    isRateable(business) && prefetchReviews({ url, queryClient }, business),
    view.isWriting && queryClient.prefetchQuery(practiceAreasQuery),
    // A browser loads these after the page.
    typeof document === 'undefined' && prefetchPostsAbout(queryClient, business.category?.slug),
  ]);
}

/** Loads the reviews that the address asks for. The place of a linked review must be known first. */
async function prefetchReviews(
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
