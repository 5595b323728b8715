import { BLOG_FEED_PATH, blogCategoryPath, blogPostPath, blogTagPath, formatCount } from '@lawdex/contracts';
import { Card, LinkButton, PostDate } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoriesQuery, popularQuery, popularTagsQuery } from '../../lib/blog.queries.ts';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import { BlogIcon } from '../../lib/icons/BlogIcon.tsx';
import styles from './sidebar.module.css';

/** Links to parts of the blog, all at once, because one that comes later would push the others away. A list that fails is left out. */
export function BlogSidebar() {
  const lists = [useQuery(popularQuery), useQuery(categoriesQuery), useQuery(popularTagsQuery)] as const;
  if (lists.some(({ isPending }) => isPending)) return null;
  const [{ data: popular = [] }, { data: all = [] }, { data: tags = [] }] = lists;
  const categories = all.filter(({ postCount }) => postCount > 0);
  return (
    <aside className={styles.sidebar} aria-label="More of the blog">
      {popular.length > 0 && (
        <Part title="Popular Posts">
          <ol className={styles.popular}>
            {popular.map((post) => (
              <li key={post.id}>
                <Link to={blogPostPath(post.slug)} className={styles.post}>
                  {post.title}
                </Link>
                <span className={styles.date}>
                  <PostDate post={post} />
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {categories.length > 0 && (
        <Part title="Categories">
          <ul>
            {categories.map(({ id, name, slug, postCount }) => (
              <li key={id}>
                <Link to={blogCategoryPath(slug)} className={styles.category}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{formatCount(postCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {tags.length > 0 && (
        <Part title="Popular Tags">
          <ChipList links={tags.map(({ name, slug }) => ({ to: blogTagPath(slug), text: name }))} />
        </Part>
      )}
      <LinkButton href={BLOG_FEED_PATH} target="_blank" rel="noopener" variant="secondary" block>
        <BlogIcon name="feed" />
        Subscribe to RSS
      </LinkButton>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
