import type { PageContext } from '@lawdex/mf-kit/runtime';
import { categoriesQuery, citiesQuery } from '../../lib/queries.ts';
import { featuredQuery, popularSearchesQuery } from './home.queries.ts';

export async function prefetchHome({ queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(featuredQuery),
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(citiesQuery),
    queryClient.prefetchQuery(popularSearchesQuery),
  ]);
}
