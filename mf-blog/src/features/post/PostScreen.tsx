import {
  beforeLawyers,
  BLOG_IMAGE,
  blogAuthorPath,
  blogCategoryPath,
  blogTagPath,
  categoryPath,
  cityPath,
  countOf,
} from '@lawdex/contracts';
import type { BlogHeading, BlogPost, BlogPostAuthor } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { blogPostCrumbs } from '@lawdex/seo';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Card,
  Container,
  Icon,
  LinkButton,
  LinkList,
  PostFacts,
  QueryResult,
  SectionHeading,
} from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { relatedQuery } from '../../lib/blog.queries.ts';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import { PostGrid, PostGridSkeleton } from '../../lib/PostGrid.tsx';
import { Article } from './article/Article.tsx';
import type { ArticleNode } from './article/read-article.core.ts';
import { ContentsAbove, ContentsBeside } from './contents/TableOfContents.tsx';
import styles from './post.module.css';
import { ShareRow } from './share/ShareRow.tsx';

export interface PostScreenProps {
  post: BlogPost;
  article: readonly ArticleNode[];
  contents: readonly BlogHeading[];
}

export function PostScreen({ post, article, contents }: PostScreenProps) {
  const { featuredImage, featuredImageAlt, tags } = post;
  const hasContents = contents.length > 0;
  useFragment();
  return (
    <Container className={styles.page}>
      {post.isPreview && (
        <p className={styles.preview} role="status">
          <Icon name="info" size="sm" />
          <strong>Draft preview</strong>
          <span>Only people with this link can see this version. The link ends after a day.</span>
        </p>
      )}
      <Breadcrumbs items={blogPostCrumbs(post)} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <article className={styles.article}>
            <PostHeader post={post} />
            {featuredImage && (
              <img
                className={styles.picture}
                src={featuredImage}
                alt={featuredImageAlt ?? ''}
                {...BLOG_IMAGE}
                // The server may have put the picture itself in the place of its address.
                suppressHydrationWarning
                fetchPriority="high"
              />
            )}
            {hasContents && <ContentsAbove headings={contents} />}
            <Article nodes={article} />
          </article>
          {tags.length > 0 && (
            <nav aria-label="Tags" className={styles.tags}>
              <ChipList links={tags.map(({ name, slug }) => ({ to: blogTagPath(slug), text: name }))} />
            </nav>
          )}
          <FindHelp post={post} />
          <AuthorCard author={post.author} />
        </div>
        {hasContents && (
          <div className={styles.side}>
            <ContentsBeside headings={contents} />
          </div>
        )}
      </div>
      <RelatedPosts postId={post.id} />
    </Container>
  );
}

const AuthorCard = ({ author }: { author: BlogPostAuthor }) => (
  <Card as="section" padding="lg" className={styles.bio} aria-labelledby="author-heading">
    <Avatar name={author.name} src={author.avatar} size="lg" />
    <div className={styles.bioText}>
      <h2 id="author-heading">{author.name}</h2>
      {author.bio && <p>{author.bio}</p>}
      <p>
        <LinkButton to={blogAuthorPath(author.slug)} variant="secondary">
          View all posts by {author.name}
        </LinkButton>
      </p>
    </div>
  </Card>
);

/** Links from a post's subject to businesses that can help with it. */
function FindHelp({ post: { practices, cities } }: { post: Pick<BlogPost, 'practices' | 'cities'> }) {
  const hasDirectory = useRouteExists(categoryPath('a'));
  const links = [
    ...practices.map(({ name, slug }) => ({ text: `${beforeLawyers(name)} lawyers`, to: categoryPath(slug) })),
    ...cities.map(({ city, state }) => ({ text: `Law firms in ${city}, ${state}`, to: cityPath(city, state) })),
  ];
  if (!hasDirectory || links.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="help-heading">
      <h2 id="help-heading" className={styles.helpTitle}>
        Find a lawyer for this
      </h2>
      <LinkList links={links} layout="narrow" />
    </Card>
  );
}

function RelatedPosts({ postId }: { postId: string }) {
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

/** Scrolls to the fragment of the address after a navigation within the site, as a browser does for a document. */
function useFragment(): void {
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'POP' || !hash) return;
    const target = [...document.querySelectorAll('article [id]')].find(({ id }) =>
      [`#${id}`, `#${encodeURIComponent(id)}`].includes(hash),
    );
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [hash, key, kind]);
}

function PostHeader({ post }: { post: BlogPost }) {
  const { title, excerpt, category, author } = post;
  return (
    <header className={styles.header}>
      {category && (
        <Link to={blogCategoryPath(category.slug)} className={styles.category}>
          <Badge tone="accent">{category.name}</Badge>
        </Link>
      )}
      <h1>{title}</h1>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <div className={styles.line}>
        <div className={styles.byline}>
          <Link to={blogAuthorPath(author.slug)} className={styles.author}>
            <Avatar name={author.name} src={author.avatar} />
            {author.name}
          </Link>
          <PostFacts post={post}>
            <span>{countOf(post.viewCount, 'view')}</span>
          </PostFacts>
        </div>
        <ShareRow post={post} />
      </div>
    </header>
  );
}
