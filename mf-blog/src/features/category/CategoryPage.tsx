import { blogCategoryPath, countOf } from '@lawdex/contracts';
import type { BlogCategory } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { blogCategoryHead, blogListCrumbs } from '@lawdex/seo';
import { Badge, Breadcrumbs, Container, PageScreen, usePageHead } from '@lawdex/ui';
import type { PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { categoriesQuery, postsOfCategoryQuery } from '../../lib/blog.queries.ts';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import { listedState } from '../../lib/listed-state.ts';
import { notFound } from '../../lib/missing.ts';
import { PostGridSkeleton } from '../../lib/PostGrid.tsx';
import { PostList } from '../../lib/PostList.tsx';
import styles from '../../lib/list-page.module.css';

const NOT_FOUND = notFound('Category');

export function CategoryPage() {
  const { slug = '' } = useParams();
  const site = useSite();
  const categories = useQuery(categoriesQuery);
  const state: PageState<BlogCategory> = listedState(categories, slug, NOT_FOUND);
  const id = state.kind === 'shown' ? state.shown.id : '';
  const posts = useQuery({ ...postsOfCategoryQuery(id), enabled: id !== '' });
  const parentOf = ({ parentId }: BlogCategory) => categories.data?.find((one) => one.id === parentId);

  usePageHead(state, {
    shown: (category) => blogCategoryHead(category, parentOf(category), posts.data ?? [], site),
    failedTitle: `${site.name} Blog`,
  });
  return (
    <PageScreen
      state={state}
      failure="Failed to fetch posts"
      onRetry={categories.refetch}
      loading={
        <Container className={styles.page}>
          <PostGridSkeleton />
        </Container>
      }
    >
      {(category) => {
        const parts = categories.data?.filter(({ parentId }) => parentId === category.id) ?? [];
        return (
          <Container className={styles.page}>
            <Breadcrumbs items={blogListCrumbs(category, parentOf(category))} />
            <header className={styles.head}>
              <h1>{category.name}</h1>
              {category.description && <p className={styles.lead}>{category.description}</p>}
              <Badge>{countOf(category.postCount, 'Post')}</Badge>
              {parts.length > 0 && (
                <nav aria-label={`Within ${category.name}`}>
                  <ChipList links={parts.map((part) => ({ to: blogCategoryPath(part.slug), text: part.name }))} />
                </nav>
              )}
            </header>
            <section aria-label={`Posts in ${category.name}`}>
              <PostList posts={posts} empty="No posts found in this category yet." />
            </section>
          </Container>
        );
      }}
    </PageScreen>
  );
}
