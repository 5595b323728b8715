import { isRateable, REVIEWS_PAGE } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '../../lib/page-number.core.ts';
import { businessQuery, reviewsQuery } from './business.queries.ts';

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void> {
  const options = businessQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (!business || !isRateable(business)) return;
  await queryClient.prefetchQuery(reviewsQuery(business.id, readPage(url.searchParams, REVIEWS_PAGE) ?? 1));
}
