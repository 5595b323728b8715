import type { PageContext } from '@lawdex/mf-kit/runtime';
import { postQuery, relatedQuery } from '../../lib/blog.queries.ts';
import { readPreview } from './preview.core.ts';

export async function prefetchPost({ url, params, queryClient, formKey }: PageContext): Promise<void> {
  const options = postQuery(params.slug ?? '', readPreview(url.searchParams), formKey);
  await queryClient.prefetchQuery(options);
  const post = queryClient.getQueryData(options.queryKey);
  if (post) await queryClient.prefetchQuery(relatedQuery(post.id));
}
