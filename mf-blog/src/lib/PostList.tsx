import { BLOG_PATH, type ListedPost } from '@lawdex/contracts';
import { EmptyState, LinkButton, QueryResult } from '@lawdex/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { PostGrid, PostGridSkeleton } from './PostGrid.tsx';

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
