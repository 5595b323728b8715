import type { BusinessSummary } from '@lawdex/contracts';
import { api, keepPreviousData, queryOptions, unwrap } from '@lawdex/mf-kit/runtime';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { summarize } from './city-summary.core.ts';
import type { CityStats } from './city-summary.core.ts';

/** The most that the service gives at once, and how often it is asked: five hundred firms of one city. */
const BATCH = 100;
const BATCHES = 5;

export interface CityPage {
  stats: CityStats;
  businesses: BusinessSummary[];
}

/** The figures count the whole city, so all of its firms are read; the page keeps only its own. */
export const cityQuery = (city: string, state: string | undefined, page: number) =>
  queryOptions({
    queryKey: ['city-businesses', city.toLowerCase(), state ?? '', page],
    queryFn: async ({ signal }): Promise<CityPage> => {
      const all: BusinessSummary[] = [];
      for (let batch = 1; batch <= BATCHES; batch++) {
        const query = { page: batch, limit: BATCH, ...(state && { state }) };
        const some = await unwrap(
          api.GET('/api/cities/{city}/businesses', { params: { path: { city }, query }, signal }),
        );
        all.push(...some);
        if (some.length < BATCH) break;
      }
      return { stats: summarize(all), businesses: all.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE) };
    },
    placeholderData: keepPreviousData,
  });
