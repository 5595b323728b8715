import { isRateable, REVIEWS_PAGE } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { worthyQuery } from '../../lib/worthy/worthy.query.ts';
import { businessQuery, reviewsQuery } from './business.queries.ts';
import { relatedLinks } from './related-searches.core.ts';

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void> {
  const options = businessQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (!business) return;
  const related = relatedLinks(business);
  const page = readPage(url.searchParams, REVIEWS_PAGE) ?? 1;
  await Promise.all([
    isRateable(business) && queryClient.prefetchQuery(reviewsQuery(business.id, page)),
    related.length > 0 && queryClient.prefetchQuery(worthyQuery(related)),
  ]);
}
