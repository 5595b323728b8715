import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { narrowedQuery } from '../../lib/narrow/narrowed.query.ts';
import { isNarrowed, readNarrowing } from '../../lib/narrow/narrowing.core.ts';
import { locationOf, movedCity, readState } from './city.core.ts';
import { cityHubQuery, cityQuery } from './city.queries.ts';

export async function prefetchCity({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const page = readPage(url.searchParams);
  if (page === null) return;
  const { city = '' } = params;
  const state = readState(url.searchParams.get('state'));
  const narrowing = readNarrowing(url.searchParams);
  const isPlain = !isNarrowed(narrowing);
  const links = queryClient.prefetchQuery(cityHubQuery(city, state));
  const options = cityQuery(city, state, isPlain ? page : 1);
  await queryClient.prefetchQuery(options);
  const shown = queryClient.getQueryData(options.queryKey);
  const moved = shown ? movedCity(city, url.searchParams, shown.figures) : null;
  if (moved !== null) return { kind: 'redirect', status: 301, location: moved };
  if (shown && !isPlain && shown.figures.count > 0) {
    const location = locationOf(shown.figures.city, state);
    await queryClient.prefetchQuery(narrowedQuery({ location }, narrowing, page));
  }
  await links;
}
