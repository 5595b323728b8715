import { blogListCrumbs, blogTagHead } from '@lawdex/seo';
import { Breadcrumbs } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '../../lib/blog.queries.ts';
import { ItemHead, ItemScreen, PostList, useItem, useItemHead } from '../../lib/ItemPage.tsx';

export function TagPage() {
  const tags = useQuery(tagsQuery);
  const { state, posts } = useItem(tags, 'tag');
  useItemHead(state, (tag, site) => blogTagHead(tag, posts.data ?? [], site));
  return (
    <ItemScreen state={state} onRetry={tags.refetch}>
      {(tag) => (
        <>
          <Breadcrumbs items={blogListCrumbs(tag)} />
          <ItemHead title={`Posts about ${tag.name}`} item={tag} />
          <section aria-label={`Posts about ${tag.name}`}>
            <PostList posts={posts} empty="No posts found with this tag yet." />
          </section>
        </>
      )}
    </ItemScreen>
  );
}
