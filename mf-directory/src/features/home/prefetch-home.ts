import type { PageContext } from '@lawdex/mf-kit/runtime';
import { citiesQuery, practiceAreasQuery } from '../../lib/queries.ts';
import { worthyQuery } from '../../lib/worthy/worthy.query.ts';
import { HOME_LINKS } from './home-links.core.ts';
import { featuredQuery, figuresQuery, popularSearchesQuery, statesQuery } from './home.queries.ts';

export async function prefetchHome({ queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(featuredQuery),
    queryClient.prefetchQuery(figuresQuery),
    queryClient.prefetchQuery(practiceAreasQuery),
    queryClient.prefetchQuery(citiesQuery),
    queryClient.prefetchQuery(popularSearchesQuery),
    queryClient.prefetchQuery(statesQuery),
    queryClient.prefetchQuery(worthyQuery(HOME_LINKS)),
  ]);
}
