import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { readState } from './city.core.ts';
import { cityHubQuery, cityQuery } from './city.queries.ts';

export async function prefetchCity({ url, params, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  if (page === null) return;
  const { city = '' } = params;
  const state = readState(url.searchParams.get('state'));
  await Promise.all([
    queryClient.prefetchQuery(cityQuery(city, state, page)),
    queryClient.prefetchQuery(cityHubQuery(city, state)),
  ]);
}
