import type { QueryClient } from '@tanstack/react-query';
import { postsAboutQuery } from './posts-about.query.ts';

/** What did not come is asked for by the browser, which must not find a failure of the server's instead. */
export async function prefetchPostsAbout(queryClient: QueryClient, practice: string | undefined): Promise<void> {
  if (!practice) return;
  const query = postsAboutQuery(practice);
  await queryClient.prefetchQuery(query);
  if (!queryClient.getQueryData(query.queryKey)) queryClient.removeQueries(query);
}
