import { businessPath, isRateable } from '@lawdex/contracts';
import { api, ApiFailure } from '@lawdex/mf-kit/runtime';
import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { answered, businessQuery, REVIEWS_PER_PAGE, reviewsQuery } from '../../lib/reviews/reviews.queries.ts';
import type { AnsweredBusiness } from '../../lib/reviews/reviews.queries.ts';
import { readReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import { practiceAreasQuery } from '../../lib/queries.ts';
import { closedQuery, isClosed } from './closed.query.ts';
import { shownOfSimilar, similarQuery } from './later/similar.query.ts';
import { prefetchReviews } from './reviews/prefetch-reviews.ts';

type Asked = Pick<PageContext, 'url' | 'params' | 'queryClient'>;

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const options = businessAtOnceQuery({ url, params, queryClient });
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  const { slug = '' } = params;
  if (!business) {
    if (isClosed(queryClient.getQueryState(options.queryKey)?.error))
      await queryClient.prefetchQuery(closedQuery(slug));
    return;
  }
  if (business.slug !== slug)
    return { kind: 'redirect', status: 301, location: businessPath(business.slug) + url.search };
  await Promise.all([
    isRateable(business) && prefetchReviews({ url, queryClient }, business),
    readReviewsView(url.searchParams).isWriting && queryClient.prefetchQuery(practiceAreasQuery),
    // A browser loads these after the page, together with the code that shows them.
    typeof document === 'undefined' &&
      import('./later/prefetch-later-parts.ts').then(({ prefetchLaterParts }) =>
        prefetchLaterParts(queryClient, business),
      ),
  ]);
}

/** The business; its answer fills what its page asks for as well. */
export const businessAtOnceQuery = (asked: Asked) => ({
  ...businessQuery(asked.params.slug ?? ''),
  queryFn: () => loadAtOnce(asked),
});

/** The business, with its reviews and similar ones in one answer. Alone when that fails, or from a service that has no such answer yet. */
async function loadAtOnce({ url, params, queryClient }: Asked): Promise<AnsweredBusiness> {
  const { slug = '' } = params;
  const view = readReviewsView(url.searchParams);
  const query = { page: view.page, limit: REVIEWS_PER_PAGE, sortBy: view.sort, rating: view.stars ?? undefined };
  try {
    const { business, reviews, similar } = await api.get('/api/businesses/slug/{slug}/page', { path: { slug }, query });
    if (isRateable(business)) {
      queryClient.setQueryData(similarQuery(business.id).queryKey, shownOfSimilar(similar));
      queryClient.setQueryData(reviewsQuery(business.id, view, view.page).queryKey, reviews);
    }
    return answered(business);
  } catch (error) {
    if (error instanceof ApiFailure && (error.code === 'business_not_found' || isClosed(error))) throw error;
    return answered(await api.get('/api/businesses/slug/{slug}', { path: { slug } }));
  }
}
