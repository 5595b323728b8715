import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPostsAbout } from '../../../lib/from-the-blog/prefetch-posts-about.ts';
import { similarQuery } from './similar.query.ts';

export async function prefetchLaterParts(queryClient: QueryClient, business: BusinessDetail): Promise<void> {
  await Promise.all([
    prefetchPostsAbout(queryClient, business.category?.slug),
    isRateable(business) && queryClient.prefetchQuery(similarQuery(business.id)),
  ]);
}
