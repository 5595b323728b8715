import { countOf } from '@lawdex/contracts';
import { blogListCrumbs, blogTagHead } from '@lawdex/seo';
import { Badge, Breadcrumbs } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '../../lib/blog.queries.ts';
import { ItemScreen, useItem, useItemHead } from '../../lib/ItemPage.tsx';
import styles from '../../lib/list-page.module.css';
import { PostList } from '../../lib/PostList.tsx';

export function TagPage() {
  const tags = useQuery(tagsQuery);
  const { state, posts } = useItem(tags, 'tag');
  useItemHead(state, (tag, site) => blogTagHead(tag, posts.data ?? [], site));
  return (
    <ItemScreen state={state} onRetry={tags.refetch}>
      {(tag) => (
        <>
          <Breadcrumbs items={blogListCrumbs(tag)} />
          <header className={styles.head}>
            <h1>Posts about {tag.name}</h1>
            {tag.description && <p className={styles.lead}>{tag.description}</p>}
            <Badge>{countOf(tag.postCount, 'Post')}</Badge>
          </header>
          <section aria-label={`Posts about ${tag.name}`}>
            <PostList posts={posts} empty="No posts found with this tag yet." />
          </section>
        </>
      )}
    </ItemScreen>
  );
}
