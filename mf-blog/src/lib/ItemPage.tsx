import { BLOG_PATH, countOf, type BlogRef, type ListedPost, type Site } from '@lawdex/contracts';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import {
  Badge,
  Container,
  EmptyState,
  LinkButton,
  PageScreen,
  pageStateOf,
  QueryResult,
  usePageHead,
} from '@lawdex/ui';
import type { PageScreenProps, PageState, QueryState } from '@lawdex/ui';
import { useQuery, type FetchQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { authorsQuery, categoriesQuery, postsOfQuery, tagsQuery, type ItemKind } from './blog.queries.ts';
import styles from './list-page.module.css';
import { notFound } from './missing.ts';
import { PostGrid, PostGridSkeleton } from './PostGrid.tsx';

const LISTS: Record<
  ItemKind,
  Pick<FetchQueryOptions<BlogRef[], Error, BlogRef[], string[]>, 'queryKey' | 'queryFn'>
> = { category: categoriesQuery, tag: tagsQuery, author: authorsQuery };

const NAMES = { category: 'Category', tag: 'Tag', author: 'Author' } as const;

/** The item of the list that the page's address names by its slug, and its posts. */
export function useItem<T extends { id: string; slug: string }>(all: QueryState<readonly T[]>, kind: ItemKind) {
  const { data, error, isPending } = all;
  const { slug = '' } = useParams();
  const item = data?.find((one) => one.slug === slug);
  const state: PageState<T> =
    data && !item ? { kind: 'missing', missing: notFound(NAMES[kind]) } : pageStateOf({ data: item, error, isPending });
  const posts = useQuery({ ...postsOfQuery(kind, item?.id ?? ''), enabled: item !== undefined });
  return { state, posts };
}

export function useItemHead<T>(state: PageState<T>, headOf: (item: T, site: Site) => Head): void {
  const site = useSite();
  usePageHead(state, { shown: (item) => headOf(item, site), failedTitle: `${site.name} Blog` });
}

export interface ItemScreenProps<T> extends Pick<PageScreenProps<T>, 'state' | 'onRetry'> {
  children(item: T): ReactNode;
}

/** A page about a category, a tag or an author, in each of its states. */
export const ItemScreen = <T,>({ state, onRetry, children }: ItemScreenProps<T>) => (
  <PageScreen
    state={state}
    failure="Failed to fetch posts"
    onRetry={onRetry}
    loading={
      <Container className={styles.page}>
        <PostGridSkeleton />
      </Container>
    }
  >
    {(item) => <Container className={styles.page}>{children(item)}</Container>}
  </PageScreen>
);

interface ItemHeadProps {
  title: string;
  item: { description: string | null; postCount: number };
  children?: ReactNode;
}

/** What a list of posts is of, and how many it has. */
export const ItemHead = ({ title, item: { description, postCount }, children }: ItemHeadProps) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    {description && <p className={styles.lead}>{description}</p>}
    <Badge>{countOf(postCount, 'Post')}</Badge>
    {children}
  </header>
);

export interface PostListProps {
  posts: UseQueryResult<ListedPost[]>;
  /** The text for an empty list. */
  empty: string;
  headingLevel?: 2 | 3;
}

/** All posts of a category, of a tag or by an author. */
export const PostList = ({ posts, empty, headingLevel }: PostListProps) => (
  <QueryResult query={posts} loading={<PostGridSkeleton />} failure="Failed to fetch posts">
    {(listed) =>
      listed.length > 0 ? (
        <PostGrid posts={listed} headingLevel={headingLevel} priority />
      ) : (
        <EmptyState title={empty} action={<LinkButton to={BLOG_PATH}>Browse All Posts</LinkButton>} />
      )
    }
  </QueryResult>
);

/** Loads the list in which the page's address names an item by its slug, and the posts of the item. */
export const prefetchItem =
  (kind: ItemKind) =>
  async ({ params, queryClient }: PageContext): Promise<void> => {
    await queryClient.prefetchQuery(LISTS[kind]);
    const items = queryClient.getQueryData<BlogRef[]>(LISTS[kind].queryKey);
    const item = items?.find(({ slug }) => slug === params.slug);
    if (item) await queryClient.prefetchQuery(postsOfQuery(kind, item.id));
  };
