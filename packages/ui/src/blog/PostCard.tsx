import { BLOG_IMAGE, blogPostPath, type BlogPostAuthor, type BlogPostSummary } from '@lawdex/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '../dates/date-text.core.ts';
import { Badge } from '../feedback/Badge.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './PostCard.module.css';

/** The fields of a post that a card shows. */
type PostOnCard = Pick<
  BlogPostSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'metaDescription' | 'featuredImage' | 'category' | 'publishedAt' | 'readTime'
> & { author: Pick<BlogPostAuthor, 'name' | 'avatar' | 'timeZone'> };

export interface PostCardProps {
  post: PostOnCard;
  headingLevel?: 2 | 3 | 4;
  /** Set it for the first card of a page, so that its picture loads at once. */
  priority?: boolean;
}

/** A post in a list. The whole card is one link with the title as its name. */
export function PostCard({ post, headingLevel = 2, priority = false }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { title, slug, featuredImage, category, author } = post;
  const summary = post.excerpt ?? post.metaDescription;
  return (
    <article className={styles.card}>
      {featuredImage && (
        <div className={styles.media}>
          <img
            className={styles.image}
            src={featuredImage}
            alt=""
            {...BLOG_IMAGE}
            // The server may have put the picture itself in the place of its address.
            suppressHydrationWarning={priority}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
          />
        </div>
      )}
      <div className={styles.body}>
        {category && (
          <p>
            <Badge tone="accent">{category.name}</Badge>
          </p>
        )}
        <Heading className={styles.title}>
          <Link to={blogPostPath(slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <PostFacts post={post} />
        {summary && <p className={styles.excerpt}>{summary}</p>}
        <p className={styles.author}>
          <Avatar name={author.name} src={author.avatar} />
          {author.name}
        </p>
      </div>
    </article>
  );
}

/** When a post came out, how long it takes to read, and what else there is to say. */
export const PostFacts = ({ post, children }: { post: PostOnCard; children?: ReactNode }) => (
  <p className={styles.facts}>
    <PostDate post={post} />
    <span>{post.readTime} min read</span>
    {children}
  </p>
);

/** The day of publication in the author's time zone; nothing for a draft. */
export function PostDate({
  post,
}: {
  post: Pick<BlogPostSummary, 'publishedAt'> & { author: Pick<BlogPostAuthor, 'timeZone'> };
}) {
  const { publishedAt, author } = post;
  return publishedAt && <time dateTime={publishedAt}>{longDate(publishedAt, author.timeZone)}</time>;
}

export const PostCardSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.media}>
      <Skeleton shape="image" />
    </div>
    <div className={styles.body}>
      <Skeleton width="third" />
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </div>
  </div>
);
