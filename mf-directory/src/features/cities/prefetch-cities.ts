import { stateCitiesPath } from '@lawdex/contracts';
import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { cityStatesQuery } from '../../lib/queries.ts';
import { stateCitiesQuery, statesQuery } from './cities.queries.ts';
import { movedState, stateOfSlug } from './states.ts';

export const prefetchCities = ({ queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(cityStatesQuery);

export async function prefetchStateCities({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const moved = movedState(params['state'] ?? '');
  if (moved !== null) return { kind: 'redirect', status: 301, location: stateCitiesPath(moved) + url.search };
  const page = readPage(url.searchParams);
  const state = stateOfSlug(params['state'] ?? '');
  if (page === null || state === undefined) return;
  await Promise.all([queryClient.prefetchQuery(stateCitiesQuery(state, page)), queryClient.prefetchQuery(statesQuery)]);
}
