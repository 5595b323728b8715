import { BLOG_SOCIAL_SITES, countOf, type BlogSocialLinks } from '@lawdex/contracts';
import { blogAuthorHead, blogListCrumbs } from '@lawdex/seo';
import { Avatar, Breadcrumbs, Icon, LinkButton, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { authorsQuery } from '../../lib/blog.queries.ts';
import { BlogIcon } from '../../lib/icons/BlogIcon.tsx';
import { ItemScreen, PostList, useItem, useItemHead } from '../../lib/ItemPage.tsx';
import pageStyles from '../../lib/list-page.module.css';
import styles from './author.module.css';

const LABELS: Record<(typeof BLOG_SOCIAL_SITES)[number], { text: string; icon: ReactNode }> = {
  twitter: { text: 'Twitter', icon: <Icon name="x-logo" size="sm" /> },
  linkedin: { text: 'LinkedIn', icon: <Icon name="linkedin" size="sm" /> },
  github: { text: 'GitHub', icon: <BlogIcon name="github" /> },
  website: { text: 'Website', icon: <Icon name="globe" size="sm" /> },
};

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

const isWeb = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url);

/** Links to the author's profiles on other sites. */
function SocialLinks({ links, name }: { links: BlogSocialLinks; name: string }) {
  const given = BLOG_SOCIAL_SITES.filter((site) => isWeb(links[site]));
  if (given.length === 0) return null;
  return (
    <ul className={styles.social}>
      {given.map((site) => (
        <li key={site}>
          <LinkButton
            href={links[site]}
            target="_blank"
            rel="nofollow ugc noopener"
            variant="secondary"
            size="sm"
            aria-label={`${name}: ${LABELS[site].text}`}
          >
            {LABELS[site].icon}
            {LABELS[site].text}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
