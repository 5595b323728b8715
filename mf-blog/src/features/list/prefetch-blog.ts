import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { categoriesQuery, popularQuery, popularTagsQuery, postsQuery } from '../../lib/blog.queries.ts';
import { readQuery } from './blog-params.core.ts';

export async function prefetchBlog({ url, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  await Promise.all([
    page !== null && queryClient.prefetchQuery(postsQuery(page, readQuery(url.searchParams))),
    queryClient.prefetchQuery(popularQuery),
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(popularTagsQuery),
  ]);
}
