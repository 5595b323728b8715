import type { BlogRef } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { authorsQuery, categoriesQuery, postsOfQuery, tagsQuery } from './blog.queries.ts';
import type { ItemKind } from './blog.queries.ts';

const LISTS: Record<
  ItemKind,
  Pick<FetchQueryOptions<BlogRef[], Error, BlogRef[], string[]>, 'queryKey' | 'queryFn'>
> = { category: categoriesQuery, tag: tagsQuery, author: authorsQuery };

/** Loads the list in which the page's address names an item by its slug, and the posts of the item. */
export const prefetchItem =
  (kind: ItemKind) =>
  async ({ params, queryClient }: PageContext): Promise<void> => {
    await queryClient.prefetchQuery(LISTS[kind]);
    const items = queryClient.getQueryData<BlogRef[]>(LISTS[kind].queryKey);
    const item = items?.find(({ slug }) => slug === params.slug);
    if (item) await queryClient.prefetchQuery(postsOfQuery(kind, item.id));
  };
