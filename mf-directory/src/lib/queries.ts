import type { Category, CitySummary } from '@lawdex/contracts';
import { api, queryOptions, unwrap } from '@lawdex/mf-kit/runtime';

/** What lists of practice areas show; descriptions and aliases would triple the page's data. */
export type CategoryOption = Pick<Category, 'id' | 'name' | 'slug' | 'businessCount'>;

const CITIES_SHOWN = 20;

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }): Promise<CategoryOption[]> => {
    const categories = await unwrap(api.GET('/api/categories', { signal }));
    return categories.map(({ id, name, slug, businessCount }) => ({ id, name, slug, businessCount }));
  },
});

/** The cities with most firms. */
export const citiesQuery = queryOptions({
  queryKey: ['cities'],
  queryFn: async ({ signal }): Promise<CitySummary[]> => {
    const cities = await unwrap(api.GET('/api/cities', { signal }));
    return [...cities].sort((a, b) => b.count - a.count).slice(0, CITIES_SHOWN);
  },
});
