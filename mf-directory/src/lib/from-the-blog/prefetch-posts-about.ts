import type { QueryClient } from '@tanstack/react-query';
import { postsAboutQuery } from './posts-about.query.ts';

/** Removes late or failed answers, so that the browser asks for them instead of showing the server's failure. */
export async function prefetchPostsAbout(queryClient: QueryClient, practice: string | undefined): Promise<void> {
  if (!practice) return;
  const query = postsAboutQuery(practice);
  await queryClient.prefetchQuery(query);
  if (!queryClient.getQueryData(query.queryKey)) queryClient.removeQueries(query);
}
