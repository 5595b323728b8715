import type { PageContext } from '@lawdex/mf-kit/runtime';
import { categoriesQuery, citiesQuery } from '../../lib/queries.ts';
import { featuredQuery, popularSearchesQuery } from './home.queries.ts';

/** The page does not wait longer than this for an ornament. */
const PATIENCE_MS = 150;

export async function prefetchHome({ queryClient }: PageContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.all([
    queryClient.prefetchQuery(featuredQuery),
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(citiesQuery),
    Promise.race([queryClient.prefetchQuery(popularSearchesQuery), patience]),
  ]);
  clearTimeout(timer);
}
