import type { BlogPostSummary } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

/** As many as stand in a row. */
const POSTS = 3;

/** Posts about a practice area, by its slug. */
export const postsAboutQuery = (practice: string) =>
  queryOptions({
    queryKey: ['posts-about', practice],
    queryFn: async ({ signal }): Promise<BlogPostSummary[]> =>
      (await api.get('/api/blog/posts', { query: { practice, limit: POSTS }, signal })).posts,
  });
