import { BLOG_PATH, blogCategoryPath } from '@lawdex/contracts';
import { EmptyState, LinkButton } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/blog.queries.ts';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import styles from './blog.module.css';

/** Number of topics that are offered instead. */
const TOPICS = 6;

export function NoPosts({ query }: { query: string | undefined }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (!query) return <EmptyState title="No blog posts found." />;
  const topics = categories.filter(({ postCount }) => postCount > 0).slice(0, TOPICS);
  return (
    <EmptyState title="No blog posts found." action={<LinkButton to={BLOG_PATH}>Browse All Posts</LinkButton>}>
      <p>
        Nothing on the blog is about “{query}”. Try fewer or other words{topics.length > 0 && ', or begin with a topic'}
        .
      </p>
      {topics.length > 0 && (
        <div className={styles.topics}>
          <ChipList links={topics.map(({ name, slug }) => ({ to: blogCategoryPath(slug), text: name }))} />
        </div>
      )}
    </EmptyState>
  );
}
