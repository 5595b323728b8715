import { blogCategoryPath, type BlogCategory } from '@lawdex/contracts';
import { blogCategoryHead, blogListCrumbs } from '@lawdex/seo';
import { Breadcrumbs } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/blog.queries.ts';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import { ItemHead, ItemScreen, PostList, useItem, useItemHead } from '../../lib/ItemPage.tsx';

export function CategoryPage() {
  const categories = useQuery(categoriesQuery);
  const { state, posts } = useItem(categories, 'category');
  const id = state.kind === 'shown' ? state.shown.id : '';
  const parentOf = ({ parentId }: BlogCategory) => categories.data?.find((one) => one.id === parentId);
  const parts = categories.data?.filter(({ parentId }) => parentId === id) ?? [];
  useItemHead(state, (category, site) => blogCategoryHead(category, parentOf(category), posts.data ?? [], site));
  return (
    <ItemScreen state={state} onRetry={categories.refetch}>
      {(category) => (
        <>
          <Breadcrumbs items={blogListCrumbs(category, parentOf(category))} />
          <ItemHead title={category.name} item={category}>
            {parts.length > 0 && (
              <nav aria-label={`Within ${category.name}`}>
                <ChipList links={parts.map((part) => ({ to: blogCategoryPath(part.slug), text: part.name }))} />
              </nav>
            )}
          </ItemHead>
          <section aria-label={`Posts in ${category.name}`}>
            <PostList posts={posts} empty="No posts found in this category yet." />
          </section>
        </>
      )}
    </ItemScreen>
  );
}
