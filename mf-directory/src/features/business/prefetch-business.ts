import type { PageContext } from '@lawdex/mf-kit/runtime';
import { businessQuery, reviewsQuery } from './business.queries.ts';

export async function prefetchBusiness({ params, queryClient }: PageContext): Promise<void> {
  const options = businessQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (business) await queryClient.prefetchQuery(reviewsQuery(business.id));
}
