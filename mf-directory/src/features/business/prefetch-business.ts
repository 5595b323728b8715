import { isRateable } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { businessQuery } from '../../lib/reviews/reviews.queries.ts';
import { worthyQuery } from '../../lib/worthy/worthy.query.ts';
import { prefetchReviews } from './prefetch-reviews.ts';
import { relatedLinks } from './related-searches.core.ts';

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void> {
  const options = businessQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (!business) return;
  const related = relatedLinks(business);
  await Promise.all([
    isRateable(business) && prefetchReviews({ url, queryClient }, business),
    related.length > 0 && queryClient.prefetchQuery(worthyQuery(related)),
  ]);
}
