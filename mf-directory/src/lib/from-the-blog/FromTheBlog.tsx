import { BLOG_PATH, blogPostPath } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { PostDate } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Section } from '../Section.tsx';
import { postsAboutQuery } from './posts-about.query.ts';
import styles from './from-the-blog.module.css';

/** Renders nothing without posts, and nothing on a site without a blog. */
export default function FromTheBlog({ practice }: { practice: string }) {
  const hasBlog = useRouteExists(BLOG_PATH);
  const { data: posts = [] } = useQuery({ ...postsAboutQuery(practice), enabled: hasBlog });
  if (!hasBlog || posts.length === 0) return null;
  return (
    <Section folds className={styles.section} title="From the blog" aside={<Link to={BLOG_PATH}>All posts</Link>}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <article>
              <Link to={blogPostPath(post.slug)}>{post.title}</Link>
              <p className={styles.facts}>
                <PostDate post={post} />
                {` · ${post.readTime} min read`}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
