import type { Category, CitySummary } from '@lawdex/contracts';
import { api, queryOptions, unwrap } from '@lawdex/mf-kit/runtime';
import { queryKeys } from './query-keys.core.ts';

/** What lists of practice areas show; descriptions and aliases would triple the page's data. */
export type CategoryOption = Pick<Category, 'id' | 'name' | 'slug' | 'businessCount'>;

const CITIES_SHOWN = 20;

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: async ({ signal }): Promise<CategoryOption[]> => {
    const categories = await unwrap(api.GET('/api/categories', { signal }));
    return categories.map(({ id, name, slug, businessCount }) => ({ id, name, slug, businessCount }));
  },
});

/** The cities with most businesses. */
export const citiesQuery = queryOptions({
  queryKey: queryKeys.cities,
  queryFn: async ({ signal }): Promise<CitySummary[]> => {
    const cities = await unwrap(api.GET('/api/cities', { signal }));
    return [...cities].sort((a, b) => b.count - a.count).slice(0, CITIES_SHOWN);
  },
});
