import type { PageContext } from '@lawdex/mf-kit/runtime';
import { authorsQuery, postsOfAuthorQuery } from '../../lib/blog.queries.ts';

export async function prefetchAuthor({ params, queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(authorsQuery);
  const author = queryClient.getQueryData(authorsQuery.queryKey)?.find(({ slug }) => slug === params.slug);
  if (author) await queryClient.prefetchQuery(postsOfAuthorQuery(author.id));
}
