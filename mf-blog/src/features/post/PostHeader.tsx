import { blogAuthorPath, blogCategoryPath, countOf } from '@lawdex/contracts';
import type { BlogPost } from '@lawdex/contracts';
import { Avatar, Badge, PostDate } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { ShareRow } from './share/ShareRow.tsx';
import styles from './header.module.css';

export function PostHeader({ post }: { post: BlogPost }) {
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
          <p className={styles.facts}>
            <PostDate post={post} />
            <span>{post.readTime} min read</span>
            <span>{countOf(post.viewCount, 'view')}</span>
          </p>
        </div>
        <ShareRow post={post} />
      </div>
    </header>
  );
}
