import { BLOG_IMAGE, blogPostPath, type BlogPostAuthor, type BlogPostSummary } from '@lawdex/contracts';
import { Link } from 'react-router-dom';
import { Badge } from '../feedback/Badge.tsx';
import { Avatar } from './Avatar.tsx';
import { PostDate } from './PostDate.tsx';
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
        <p className={styles.meta}>
          <PostDate post={post} />
          <span>{post.readTime} min read</span>
        </p>
        {summary && <p className={styles.excerpt}>{summary}</p>}
        <p className={styles.author}>
          <Avatar name={author.name} src={author.avatar} />
          {author.name}
        </p>
      </div>
    </article>
  );
}
