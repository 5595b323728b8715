import type { ListedPost } from '@lawdex/contracts';
import { PostCard, PostCardSkeleton, SkeletonList } from '@lawdex/ui';
import clsx from 'clsx';
import styles from './post-grid.module.css';

const SKELETONS = 6;

export interface PostGridProps {
  posts: readonly ListedPost[];
  headingLevel?: 2 | 3;
  /** Set it for the first grid of a page, so that its first picture loads at once. */
  priority?: boolean;
  /** `narrow`: four stand beside each other on a desktop. */
  columns?: 'narrow';
}

export const PostGrid = ({ posts, headingLevel, priority = false, columns }: PostGridProps) => (
  <ul className={clsx(styles.grid, columns && styles[columns])}>
    {posts.map((post, index) => (
      <li key={post.id}>
        <PostCard post={post} headingLevel={headingLevel} priority={priority && index === 0} />
      </li>
    ))}
  </ul>
);

export const PostGridSkeleton = ({ count = SKELETONS, columns }: { count?: number; columns?: 'narrow' }) => (
  <SkeletonList count={count} className={clsx(styles.grid, columns && styles[columns])}>
    <PostCardSkeleton />
  </SkeletonList>
);
