import { BLOG_PAGE_SIZE, countOf } from '@lawdex/contracts';
import type { ListedPage } from '../../lib/blog.queries.ts';
import { Container, pageCountOf, Pagination, QueryResult } from '@lawdex/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { PostGrid, PostGridSkeleton } from '../../lib/PostGrid.tsx';
import { BlogHero } from './BlogHero.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { NoPosts } from './NoPosts.tsx';
import { useTopOfNewPage } from './use-top-of-new-page.ts';
import styles from './blog.module.css';

export interface BlogScreenProps {
  page: number;
  query: string | undefined;
  posts: UseQueryResult<ListedPage>;
  hrefFor(page: number): string;
}

export function BlogScreen({ page, query, posts, hrefFor }: BlogScreenProps) {
  useTopOfNewPage(page, 'blog-heading');
  return (
    <>
      <BlogHero page={page} query={query} />
      <Container className={styles.layout}>
        <section className={styles.main} aria-label="Posts">
          {query && posts.data && <p className={styles.found}>{countOf(posts.data.total, 'post')} found</p>}
          <QueryResult query={posts} loading={<PostGridSkeleton />} failure="Failed to fetch posts">
            {({ posts: listed, total }) =>
              listed.length > 0 ? (
                <>
                  <PostGrid posts={listed} priority />
                  <Pagination page={page} pageCount={pageCountOf(total, BLOG_PAGE_SIZE)} hrefFor={hrefFor} />
                </>
              ) : (
                <NoPosts query={query} />
              )
            }
          </QueryResult>
        </section>
        <BlogSidebar />
      </Container>
    </>
  );
}
