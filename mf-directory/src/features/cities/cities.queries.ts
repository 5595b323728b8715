import { stateCitiesPath, type CitySummary, type LandingLink, type StateCities } from '@lawdex/contracts';
import { api, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cityStatesQuery } from '../../lib/queries.ts';
import { movedState, stateOfSlug } from './states.ts';

export const CITIES_PER_PAGE = 100;

/** Carries its page number, because the previous page is shown while the next one loads. */
export interface StateCitiesPage {
  page: number;
  /** Undefined when the state has no firms. */
  figures: StateCities | undefined;
  cities: CitySummary[];
}

export const stateCitiesQuery = (state: string, page: number) =>
  queryOptions({
    queryKey: ['state-cities', state, page],
    queryFn: async ({ signal }): Promise<StateCitiesPage> => {
      const [states, cities] = await Promise.all([
        api.get('/api/cities/by-state', { signal }),
        api.get('/api/cities', { query: { state, page, limit: CITIES_PER_PAGE }, signal }),
      ]);
      return { page, figures: states.find((one) => one.state === state), cities };
    },
    placeholderData: keepPreviousData,
  });

/** The landing pages of states. A state without one is represented by its largest city. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }): Promise<LandingLink[]> => api.get('/api/seo/states', { signal }),
});

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
