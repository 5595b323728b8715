import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '../../lib/page-number.core.ts';
import { categoryBusinessesQuery, categoryQuery } from './category.queries.ts';

export async function prefetchCategory({ url, params, queryClient }: PageContext): Promise<void> {
  const options = categoryQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const category = queryClient.getQueryData(options.queryKey);
  const page = readPage(url.searchParams);
  if (category && page !== null) await queryClient.prefetchQuery(categoryBusinessesQuery(category.id, page));
}
