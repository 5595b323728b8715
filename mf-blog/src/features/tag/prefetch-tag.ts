import type { PageContext } from '@lawdex/mf-kit/runtime';
import { postsOfTagQuery, tagsQuery } from '../../lib/blog.queries.ts';

export async function prefetchTag({ params, queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(tagsQuery);
  const tag = queryClient.getQueryData(tagsQuery.queryKey)?.find(({ slug }) => slug === params.slug);
  if (tag) await queryClient.prefetchQuery(postsOfTagQuery(tag.id));
}
