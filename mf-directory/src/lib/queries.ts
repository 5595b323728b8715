import type { Category, StateCities } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Keys of lists of businesses begin with this word, so that all of them can be reloaded after a review. */
export const LISTS = 'businesses';

/** Number of businesses on a page of a list; more are a link away. */
export const LIST_PAGE_SIZE = 12;

/** The fields that lists of practice areas show, because all would triple the page's data. An icon that is the slug is left out. */
export interface PracticeArea extends Pick<Category, 'name' | 'slug' | 'icon' | 'businessCount'> {
  /** Slug of the wider one that it is a part of. */
  parent?: string | undefined;
}

export type PracticeIds = Readonly<Record<string, string>>;

const CITIES_SHOWN = 20;

export const practiceAreasQuery = queryOptions({
  queryKey: ['practice-areas'],
  queryFn: async ({ signal }): Promise<PracticeArea[]> => {
    const areas = await api.get('/api/categories', { signal });
    return areas.map(({ name, slug, icon, businessCount, parent }) => ({
      ...{ name, slug, businessCount },
      ...(parent ? { parent: parent.slug } : icon !== slug && { icon }),
    }));
  },
});

/** Ids of practice areas by slug. Apart, because they cannot be compressed and made a tenth of each search. */
export const practiceIdsQuery = queryOptions({
  queryKey: ['practice-ids'],
  queryFn: async ({ signal }): Promise<PracticeIds> => {
    const areas = await api.get('/api/categories', { signal });
    return Object.fromEntries(areas.map(({ slug, id }) => [slug, id]));
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
  queryFn: async ({ signal }) => (await api.get('/api/cities', { signal })).slice(0, CITIES_SHOWN),
});
