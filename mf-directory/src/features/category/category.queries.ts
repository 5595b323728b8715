import type { BusinessSummary, Category } from '@lawdex/contracts';
import { api, keepPreviousData, queryOptions, unwrap } from '@lawdex/mf-kit/runtime';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { queryKeys } from '../../lib/query-keys.core.ts';

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.category(slug),
    queryFn: ({ signal }): Promise<Category> =>
      unwrap(api.GET('/api/categories/slug/{slug}', { params: { path: { slug } }, signal })),
  });

export const categoryBusinessesQuery = (categoryId: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.inCategory(categoryId, page),
    queryFn: ({ signal }): Promise<BusinessSummary[]> =>
      unwrap(
        api.GET('/api/categories/{id}/businesses', {
          params: { path: { id: categoryId }, query: { page, limit: LIST_PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
