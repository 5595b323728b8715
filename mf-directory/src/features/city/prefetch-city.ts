import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { narrowedQuery } from '../../lib/narrow/narrowed.query.ts';
import { isNarrowed, readNarrowing } from '../../lib/narrow/narrowing.core.ts';
import { locationOf, readState } from './city.core.ts';
import { cityHubQuery, cityQuery } from './city.queries.ts';

export async function prefetchCity({ url, params, queryClient }: PageContext): Promise<void> {
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
  if (shown && !isPlain && shown.figures.count > 0) {
    const location = locationOf(shown.figures.city, state);
    await queryClient.prefetchQuery(narrowedQuery({ location }, narrowing, page));
  }
  await links;
}
