import type { BlogPostSummary } from '@lawdex/contracts';
import { PostCard, PostCardSkeleton, SkeletonList } from '@lawdex/ui';
import styles from './post-grid.module.css';

const SKELETONS = 6;

export interface PostGridProps {
  posts: readonly BlogPostSummary[];
  headingLevel?: 2 | 3;
  /** The grid is the first thing on its page. */
  priority?: boolean;
}

export const PostGrid = ({ posts, headingLevel, priority = false }: PostGridProps) => (
  <ul className={styles.grid}>
    {posts.map((post, index) => (
      <li key={post.id}>
        <PostCard post={post} headingLevel={headingLevel} priority={priority && index === 0} />
      </li>
    ))}
  </ul>
);

export const PostGridSkeleton = ({ count = SKELETONS }: { count?: number }) => (
  <SkeletonList count={count} className={styles.grid}>
    <PostCardSkeleton />
  </SkeletonList>
);
