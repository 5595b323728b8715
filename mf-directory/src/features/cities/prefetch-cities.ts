import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { cityStatesQuery } from '../../lib/queries.ts';
import { stateCitiesQuery, statesQuery } from './cities.queries.ts';
import { stateOfSlug } from './states.ts';

export const prefetchCities = ({ queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(cityStatesQuery);

export async function prefetchStateCities({ url, params, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  const state = stateOfSlug(params['state'] ?? '');
  if (page === null || state === undefined) return;
  await Promise.all([queryClient.prefetchQuery(stateCitiesQuery(state, page)), queryClient.prefetchQuery(statesQuery)]);
}
