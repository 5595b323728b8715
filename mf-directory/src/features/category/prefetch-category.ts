import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { narrowedQuery } from '../../lib/narrow/narrowed.query.ts';
import { isNarrowed, readNarrowing } from '../../lib/narrow/narrowing.core.ts';
import { categoryBusinessesQuery, categoryQuery, practiceHubQuery } from './category.queries.ts';

export async function prefetchCategory({ url, params, queryClient }: PageContext): Promise<void> {
  const { slug = '' } = params;
  const options = categoryQuery(slug);
  const links = queryClient.prefetchQuery(practiceHubQuery(slug));
  // A browser loads these after the page, together with the code that shows them.
  const posts =
    typeof document === 'undefined' &&
    import('../../lib/from-the-blog/prefetch-posts-about.ts').then(({ prefetchPostsAbout }) =>
      prefetchPostsAbout(queryClient, slug),
    );
  await queryClient.prefetchQuery(options);
  const category = queryClient.getQueryData(options.queryKey);
  const page = readPage(url.searchParams);
  if (category && page !== null) {
    const narrowing = readNarrowing(url.searchParams);
    await (isNarrowed(narrowing)
      ? queryClient.prefetchQuery(narrowedQuery({ categoryId: category.id }, narrowing, page))
      : queryClient.prefetchQuery(categoryBusinessesQuery(category.id, page)));
  }
  await links;
  await posts;
}
