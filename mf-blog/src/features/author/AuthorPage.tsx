import { countOf } from '@lawdex/contracts';
import type { BlogAuthor } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { blogAuthorHead, blogListCrumbs } from '@lawdex/seo';
import { Avatar, Breadcrumbs, Container, PageScreen, SectionHeading, usePageHead } from '@lawdex/ui';
import type { PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { authorsQuery, postsOfAuthorQuery } from '../../lib/blog.queries.ts';
import { listedState } from '../../lib/listed-state.ts';
import { notFound } from '../../lib/missing.ts';
import { PostGridSkeleton } from '../../lib/PostGrid.tsx';
import { PostList } from '../../lib/PostList.tsx';
import pageStyles from '../../lib/list-page.module.css';
import styles from './author.module.css';
import { SocialLinks } from './SocialLinks.tsx';

const NOT_FOUND = notFound('Author');

export function AuthorPage() {
  const { slug = '' } = useParams();
  const site = useSite();
  const authors = useQuery(authorsQuery);
  const state: PageState<BlogAuthor> = listedState(authors, slug, NOT_FOUND);
  const id = state.kind === 'shown' ? state.shown.id : '';
  const posts = useQuery({ ...postsOfAuthorQuery(id), enabled: id !== '' });

  usePageHead(state, {
    shown: (author) => blogAuthorHead(author, posts.data ?? [], site),
    failedTitle: `${site.name} Blog`,
  });
  return (
    <PageScreen
      state={state}
      failure="Failed to fetch posts"
      onRetry={authors.refetch}
      loading={
        <Container className={pageStyles.page}>
          <PostGridSkeleton />
        </Container>
      }
    >
      {(author) => (
        <Container className={pageStyles.page}>
          <Breadcrumbs items={blogListCrumbs(author)} />
          <header className={styles.head}>
            <Avatar name={author.name} src={author.avatar} size="lg" />
            <div className={styles.about}>
              <h1>{author.name}</h1>
              {author.bio && <p className={pageStyles.lead}>{author.bio}</p>}
              <p className={styles.count}>{countOf(author.postCount, 'Article')} Published</p>
              <SocialLinks links={author.socialLinks} name={author.name} />
            </div>
          </header>
          <section aria-labelledby="articles-heading">
            <SectionHeading id="articles-heading">Articles by {author.name}</SectionHeading>
            <PostList posts={posts} empty="No posts published by this author yet." headingLevel={3} />
          </section>
        </Container>
      )}
    </PageScreen>
  );
}
