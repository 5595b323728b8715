import type { BusinessSummary, Category, PracticeHub } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LIST_PAGE_SIZE, LISTS } from '../../lib/queries.ts';

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['category', slug],
    queryFn: ({ signal }): Promise<Category> => api.get('/api/categories/slug/{slug}', { path: { slug }, signal }),
  });

export const categoryBusinessesQuery = (categoryId: string, page: number) =>
  queryOptions({
    queryKey: [LISTS, 'category', categoryId, page],
    queryFn: ({ signal }): Promise<BusinessSummary[]> =>
      api.get('/api/categories/{id}/businesses', {
        path: { id: categoryId },
        query: { page, limit: LIST_PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The landing pages of the practice area. */
export const practiceHubQuery = (slug: string) =>
  queryOptions({
    queryKey: ['practice-hub', slug],
    queryFn: ({ signal }): Promise<PracticeHub> => api.get('/api/seo/practice/{slug}', { path: { slug }, signal }),
  });
