import type { Category, CitySummary, StateCities } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Keys of lists of businesses begin with this word, so that all of them can be reloaded after a review. */
export const LISTS = 'businesses';

/** The fields that lists of practice areas show; descriptions and aliases would triple the page's data. */
export type PracticeArea = Pick<Category, 'name' | 'slug' | 'businessCount' | 'parent'>;

/**
 * A practice area with its id, for the search. Elsewhere ids are left out, because they cannot be compressed and made a fifth of the home
 * page.
 */
export type CategoryOption = Omit<PracticeArea, 'parent'> & Pick<Category, 'id'>;

const CITIES_SHOWN = 20;

export const practiceAreasQuery = queryOptions({
  queryKey: ['practice-areas'],
  queryFn: async ({ signal }): Promise<PracticeArea[]> => {
    const areas = await api.get('/api/categories', { signal });
    return areas.map(({ name, slug, businessCount, parent }) => ({ name, slug, businessCount, parent }));
  },
});

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }): Promise<CategoryOption[]> => {
    const categories = await api.get('/api/categories', { signal });
    return categories.map(({ id, name, slug, businessCount }) => ({ id, name, slug, businessCount }));
  },
});

/** Every state with businesses, and its largest cities. */
export const cityStatesQuery = queryOptions({
  queryKey: ['city-states'],
  queryFn: ({ signal }): Promise<StateCities[]> => api.get('/api/cities/by-state', { signal }),
});

/** The cities with most businesses. */
export const citiesQuery = queryOptions({
  queryKey: ['cities'],
  queryFn: async ({ signal }): Promise<CitySummary[]> => {
    const cities = await api.get('/api/cities', { signal });
    return [...cities].sort((a, b) => b.count - a.count).slice(0, CITIES_SHOWN);
  },
});
