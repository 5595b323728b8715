import type { BusinessSummary, CityFigures, LandingLink } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { LISTS } from '../../lib/queries.ts';

/** Carries its page number, because the previous page is shown while the next one loads. */
export interface CityFound {
  page: number;
  /** Figures of the whole city. */
  figures: CityFigures;
  businesses: BusinessSummary[];
}

export const cityQuery = (city: string, state: string | undefined, page: number) =>
  queryOptions({
    queryKey: [LISTS, 'city', city.toLowerCase(), state ?? '', page],
    queryFn: async ({ signal }): Promise<CityFound> => {
      const path = { city };
      const query = { page, limit: LIST_PAGE_SIZE, ...(state && { state }) };
      const [figures, businesses] = await Promise.all([
        api.get('/api/cities/{city}/summary', { path, query: { state }, signal }),
        api.get('/api/cities/{city}/businesses', { path, query, signal }),
      ]);
      return { page, figures, businesses };
    },
    placeholderData: keepPreviousData,
  });

/** The practice areas that have a landing page in the city. */
export const cityHubQuery = (city: string, state: string | undefined) =>
  queryOptions({
    queryKey: ['city-hub', city.toLowerCase(), state ?? ''],
    queryFn: ({ signal }): Promise<LandingLink[]> =>
      api.get('/api/seo/city/{city}', {
        path: { city: city.toLowerCase() },
        query: { ...(state && { state }) },
        signal,
      }),
  });
