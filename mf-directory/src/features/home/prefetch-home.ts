import type { PageContext } from '@lawdex/mf-kit/runtime';
import { citiesQuery, practiceAreasQuery } from '../../lib/queries.ts';
import { featuredQuery, figuresQuery, homeLinksQuery, popularSearchesQuery } from './home.queries.ts';

export async function prefetchHome({ queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(featuredQuery),
    queryClient.prefetchQuery(figuresQuery),
    queryClient.prefetchQuery(practiceAreasQuery),
    queryClient.prefetchQuery(citiesQuery),
    queryClient.prefetchQuery(popularSearchesQuery),
    queryClient.prefetchQuery(homeLinksQuery),
  ]);
}
