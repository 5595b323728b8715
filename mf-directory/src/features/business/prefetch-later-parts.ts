import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPostsAbout } from '../../lib/from-the-blog/prefetch-posts-about.ts';
import { worthyQuery } from '../../lib/worthy/worthy.query.ts';
import { relatedLinks } from './related-searches.core.ts';
import { similarQuery } from './similar.query.ts';

export async function prefetchLaterParts(queryClient: QueryClient, business: BusinessDetail): Promise<void> {
  const related = relatedLinks(business);
  await Promise.all([
    prefetchPostsAbout(queryClient, business.category?.slug),
    related.length > 0 && queryClient.prefetchQuery(worthyQuery(related)),
    isRateable(business) && queryClient.prefetchQuery(similarQuery(business.id)),
  ]);
}
