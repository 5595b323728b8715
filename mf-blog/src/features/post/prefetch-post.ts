import type { PageContext } from '@lawdex/mf-kit/runtime';
import { postQuery, relatedQuery } from '../../lib/blog.queries.ts';
import { readPreview } from './preview.core.ts';

export async function prefetchPost({ url, params, queryClient, isEarly }: PageContext): Promise<void> {
  const options = postQuery(params.slug ?? '', readPreview(url.searchParams), isEarly);
  const { queryKey } = options;
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  if (!isKnown) await queryClient.prefetchQuery(options);
  const post = queryClient.getQueryData(queryKey);
  // The post is asked for again when it is shown, so that the view is counted. That happens at once if the visitor has arrived meanwhile.
  if (isEarly && !isKnown) void queryClient.invalidateQueries({ queryKey, exact: true });
  if (post) await queryClient.prefetchQuery(relatedQuery(post.id));
}
