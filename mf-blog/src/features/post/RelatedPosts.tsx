import { QueryResult, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '../../lib/blog.queries.ts';
import { PostGrid, PostGridSkeleton } from '../../lib/PostGrid.tsx';
import styles from './post.module.css';

export function RelatedPosts({ postId }: { postId: string }) {
  const query = useQuery(relatedQuery(postId));
  if (query.data?.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-heading">
      <SectionHeading id="related-heading">Related Posts</SectionHeading>
      <QueryResult
        query={query}
        loading={<PostGridSkeleton count={4} columns="narrow" />}
        failure="Failed to fetch related posts"
        headingLevel={3}
      >
        {(posts) => <PostGrid posts={posts} headingLevel={3} columns="narrow" />}
      </QueryResult>
    </section>
  );
}
