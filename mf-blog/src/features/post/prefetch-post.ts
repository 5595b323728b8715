import type { PageContext } from '@lawdex/mf-kit/runtime';
import { postQuery, relatedQuery } from '../../lib/blog.queries.ts';

export async function prefetchPost({ params, queryClient }: PageContext): Promise<void> {
  const options = postQuery(params.slug ?? '');
  await queryClient.prefetchQuery(options);
  const post = queryClient.getQueryData(options.queryKey);
  if (post) await queryClient.prefetchQuery(relatedQuery(post.id));
}
