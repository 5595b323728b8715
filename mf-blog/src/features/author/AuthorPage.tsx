import { countOf } from '@lawdex/contracts';
import { blogAuthorHead, blogListCrumbs } from '@lawdex/seo';
import { Avatar, Breadcrumbs, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { authorsQuery } from '../../lib/blog.queries.ts';
import { ItemScreen, useItem, useItemHead } from '../../lib/ItemPage.tsx';
import pageStyles from '../../lib/list-page.module.css';
import { PostList } from '../../lib/PostList.tsx';
import styles from './author.module.css';
import { SocialLinks } from './SocialLinks.tsx';

export function AuthorPage() {
  const authors = useQuery(authorsQuery);
  const { state, posts } = useItem(authors, 'author');
  useItemHead(state, (author, site) => blogAuthorHead(author, posts.data ?? [], site));
  return (
    <ItemScreen state={state} onRetry={authors.refetch}>
      {(author) => (
        <>
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
        </>
      )}
    </ItemScreen>
  );
}
