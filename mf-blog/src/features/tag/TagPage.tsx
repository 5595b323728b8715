import { countOf } from '@lawdex/contracts';
import type { BlogTag } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { blogListCrumbs, blogTagHead } from '@lawdex/seo';
import { Badge, Breadcrumbs, Container, PageScreen, usePageHead } from '@lawdex/ui';
import type { PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { postsOfTagQuery, tagsQuery } from '../../lib/blog.queries.ts';
import { listedState } from '../../lib/listed-state.ts';
import { notFound } from '../../lib/missing.ts';
import { PostGridSkeleton } from '../../lib/PostGrid.tsx';
import { PostList } from '../../lib/PostList.tsx';
import styles from '../../lib/list-page.module.css';

const NOT_FOUND = notFound('Tag');

export function TagPage() {
  const { slug = '' } = useParams();
  const site = useSite();
  const tags = useQuery(tagsQuery);
  const state: PageState<BlogTag> = listedState(tags, slug, NOT_FOUND);
  const id = state.kind === 'shown' ? state.shown.id : '';
  const posts = useQuery({ ...postsOfTagQuery(id), enabled: id !== '' });

  usePageHead(state, {
    shown: (tag) => blogTagHead(tag, posts.data ?? [], site),
    failedTitle: `${site.name} Blog`,
  });
  return (
    <PageScreen
      state={state}
      failure="Failed to fetch posts"
      onRetry={tags.refetch}
      loading={
        <Container className={styles.page}>
          <PostGridSkeleton />
        </Container>
      }
    >
      {(tag) => (
        <Container className={styles.page}>
          <Breadcrumbs items={blogListCrumbs(tag)} />
          <header className={styles.head}>
            <h1>Posts about {tag.name}</h1>
            {tag.description && <p className={styles.lead}>{tag.description}</p>}
            <Badge>{countOf(tag.postCount, 'Post')}</Badge>
          </header>
          <section aria-label={`Posts about ${tag.name}`}>
            <PostList posts={posts} empty="No posts found with this tag yet." />
          </section>
        </Container>
      )}
    </PageScreen>
  );
}
