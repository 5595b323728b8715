import { isRateable } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { businessQuery } from '../../lib/reviews/reviews.queries.ts';
import { prefetchReviews } from './reviews/prefetch-reviews.ts';

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void> {
  const options = businessQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (!business) return;
  await Promise.all([
    isRateable(business) && prefetchReviews({ url, queryClient }, business),
    // A browser loads these after the page, together with the code that shows them.
    typeof document === 'undefined' &&
      import('./later/prefetch-later-parts.ts').then(({ prefetchLaterParts }) =>
        prefetchLaterParts(queryClient, business),
      ),
  ]);
}
