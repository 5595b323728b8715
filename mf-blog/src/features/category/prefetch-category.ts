import type { PageContext } from '@lawdex/mf-kit/runtime';
import { categoriesQuery, postsOfCategoryQuery } from '../../lib/blog.queries.ts';

export async function prefetchCategory({ params, queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(categoriesQuery);
  const category = queryClient.getQueryData(categoriesQuery.queryKey)?.find(({ slug }) => slug === params.slug);
  if (category) await queryClient.prefetchQuery(postsOfCategoryQuery(category.id));
}
