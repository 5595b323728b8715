import { PRACTICE_AREAS_PATH } from '@lawdex/contracts';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { categoryHead } from '@lawdex/seo';
import { orMissing, pageExists, pageNotFound, PageScreen, pageStateOf, readPage, usePageHead } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { prefetchPostsAbout } from '../../lib/from-the-blog/posts-about.query.ts';
import { ListPageSkeleton } from '../../lib/list-head/ListHead.tsx';
import { LIST_PAGE_SIZE } from '../../lib/queries.ts';
import { narrowedQuery } from '../../lib/narrow/narrowed.query.ts';
import { isNarrowed, readNarrowing } from '../../lib/narrow/narrowing.core.ts';
import { categoryBusinessesQuery, categoryQuery, practiceHubQuery } from './category.queries.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const WAY_ON = { action: { label: 'Browse Practice Areas', to: PRACTICE_AREAS_PATH } };
const NOT_FOUND = {
  title: 'Category Not Found',
  description: "The category you're looking for doesn't exist.",
  ...WAY_ON,
};

export function CategoryPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const query = useQuery(categoryQuery(slug));
  const state = orMissing(pageStateOf(query, NOT_FOUND), ({ businessCount }) =>
    page !== null && pageExists(page, businessCount, LIST_PAGE_SIZE) ? null : pageNotFound(WAY_ON),
  );
  const narrowing = readNarrowing(params);
  const narrowed = isNarrowed(narrowing);
  const businesses = useQuery({
    ...categoryBusinessesQuery(query.data?.id ?? '', page ?? 1),
    enabled: state.kind === 'shown' && !narrowed,
  });
  usePageHead(state, {
    shown: (category) =>
      narrowed
        ? { ...categoryHead(category, [], site), robots: { index: false, follow: true } }
        : categoryHead(category, businesses.data ?? [], site, page ?? 1),
  });
  return (
    <PageScreen state={state} onRetry={query.refetch} loading={<ListPageSkeleton />}>
      {(category) => (
        <CategoryScreen category={category} page={page ?? 1} businesses={businesses} narrowing={narrowing} />
      )}
    </PageScreen>
  );
}

export async function prefetchCategory({ url, params, queryClient }: PageContext): Promise<void> {
  const { slug = '' } = params;
  const options = categoryQuery(slug);
  const links = queryClient.prefetchQuery(practiceHubQuery(slug));
  // A browser loads these after the page.
  const posts = typeof document === 'undefined' && prefetchPostsAbout(queryClient, slug);
  await queryClient.prefetchQuery(options);
  const category = queryClient.getQueryData(options.queryKey);
  const page = readPage(url.searchParams);
  if (category && page !== null) {
    const narrowing = readNarrowing(url.searchParams);
    await (isNarrowed(narrowing)
      ? queryClient.prefetchQuery(narrowedQuery({ categoryId: category.id }, narrowing, page))
      : queryClient.prefetchQuery(categoryBusinessesQuery(category.id, page)));
  }
  await links;
  await posts;
}
