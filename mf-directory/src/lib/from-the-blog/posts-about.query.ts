import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The number of posts that fit a row. */
const POSTS = 3;

/** Posts about a practice area, by its slug. */
export const postsAboutQuery = (practice: string) =>
  queryOptions({
    queryKey: ['posts-about', practice],
    queryFn: async ({ signal }) => {
      const query = { practice, limit: POSTS };
      const { posts } = await api.get('/api/blog/posts', { query, signal, isOptional: true });
      // Only the shown fields are kept, because answers are written into the page.
      return posts.map(({ id, slug, title, publishedAt, readTime, author: { timeZone } }) => ({
        id,
        slug,
        title,
        publishedAt,
        readTime,
        author: { timeZone },
      }));
    },
  });

/** Removes late or failed answers, so that the browser asks for them instead of showing the server's failure. */
export async function prefetchPostsAbout(queryClient: QueryClient, practice: string | undefined): Promise<void> {
  if (!practice) return;
  const query = postsAboutQuery(practice);
  await queryClient.prefetchQuery(query);
  if (!queryClient.getQueryData(query.queryKey)) queryClient.removeQueries(query);
}
