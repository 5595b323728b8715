import { BLOG_PAGE_SIZE, BLOG_PATH } from '@lawdex/contracts';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { blogHead } from '@lawdex/seo';
import { MissingScreen, orMissing, pageExists, pageNotFound, pageStateOf, readPage, usePageHead } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { categoriesQuery, popularQuery, popularTagsQuery, postsQuery } from '../../lib/blog.queries.ts';
import { readQuery } from './blog-params.core.ts';
import { BlogScreen } from './BlogScreen.tsx';

const NO_SUCH_PAGE = pageNotFound({ action: { label: 'Back to Blog', to: BLOG_PATH } });

/** The frame of the blog stands while posts load and when they cannot be fetched. */
export function BlogPage() {
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const query = readQuery(params);
  const posts = useQuery({ ...postsQuery(page ?? 1, query), enabled: page !== null });
  const state = orMissing(
    pageStateOf(posts),
    ({ total }) => (pageExists(page ?? 1, total, BLOG_PAGE_SIZE) ? null : NO_SUCH_PAGE),
    page === null && NO_SUCH_PAGE,
  );

  usePageHead(state, {
    shown: (list) => blogHead({ page: page ?? 1, query, list }, site),
    loading: blogHead({ page: page ?? 1, query }, site),
    failedTitle: `${site.name} Blog`,
  });
  if (state.kind === 'missing') return <MissingScreen {...state.missing} />;
  return <BlogScreen page={page ?? 1} query={query} posts={posts} />;
}

export async function prefetchBlog({ url, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  await Promise.all([
    page !== null && queryClient.prefetchQuery(postsQuery(page, readQuery(url.searchParams))),
    queryClient.prefetchQuery(popularQuery),
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(popularTagsQuery),
  ]);
}
