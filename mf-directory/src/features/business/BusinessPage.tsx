import { businessPath, isRateable, SEARCH_PATH, type BusinessSummary } from '@lawdex/contracts';
import { ApiFailure, useSite, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { businessHead } from '@lawdex/seo';
import { PageScreen, pageStateOf, usePageHead, type Missing } from '@lawdex/ui';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { prefetchPostsAbout } from '../../lib/from-the-blog/posts-about.query.ts';
import { LISTS, practiceAreasQuery } from '../../lib/queries.ts';
import { businessQuery, reviewQuery, REVIEWS_PER_PAGE, reviewsQuery } from '../../lib/reviews/reviews.queries.ts';
import { pageOfPlace, readReviewsView, type ReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import { BusinessScreen } from './BusinessScreen.tsx';
import { BusinessSkeleton } from './BusinessSkeleton.tsx';
import { useReviewsInHead } from './reviews/use-shown-reviews.ts';

const NOT_FOUND = {
  title: 'Business Not Found',
  description: "The business you're looking for doesn't exist or has been removed.",
  action: { label: 'Browse Businesses', to: SEARCH_PATH },
};

export function BusinessPage() {
  const { slug = '' } = useParams();
  const site = useSite();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const query = useQuery(businessQuery(queryClient, slug, readReviewsView(params)));
  const closed = useQuery({ ...closedQuery(slug), enabled: isClosed(query.error) });
  const state = pageStateOf(query, closed.data ?? NOT_FOUND);
  const { reviews, markView } = useReviewsInHead(query.data);

  usePageHead(state, { shown: (business) => markView(businessHead(business, reviews, site, business.answeredAt)) });
  const listed = state.kind === 'loading' && listedBusiness(queryClient, slug);
  return (
    <PageScreen
      state={state}
      onRetry={query.refetch}
      loading={listed ? <BusinessScreen business={listed} detail={undefined} /> : <BusinessSkeleton />}
    >
      {(business) => <BusinessScreen business={business} detail={business} />}
    </PageScreen>
  );
}

type List = readonly Partial<BusinessSummary>[] | { businesses?: readonly Partial<BusinessSummary>[] } | undefined;

/** A business as a list has shown it to the visitor, so that its page begins with that; undefined when no list had it. */
function listedBusiness(queryClient: QueryClient, slug: string): BusinessSummary | undefined {
  for (const [, list] of queryClient.getQueriesData<List>({ queryKey: [LISTS] })) {
    const businesses = list && ('businesses' in list ? list.businesses : list);
    const found = Array.isArray(businesses) ? businesses.find((business) => business.slug === slug) : undefined;
    if (found && isWhole(found)) return found;
  }
  return undefined;
}

/** Lists of similar businesses have fewer fields. */
const isWhole = (business: Partial<BusinessSummary>): business is BusinessSummary => business.address !== undefined;

const isClosed = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'business_closed';

/** What the page of a closed business says. Its code is loaded with it, because few visitors come to one. */
const closedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['closed business', slug],
    queryFn: async ({ signal }): Promise<Missing> => (await import('./load-closed.ts')).loadClosed(slug, signal),
  });

export async function prefetchBusiness({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const { slug = '' } = params;
  const view = readReviewsView(url.searchParams);
  const options = businessQuery(queryClient, slug, view);
  await queryClient.prefetchQuery(options);
  const business = queryClient.getQueryData(options.queryKey);
  if (!business) {
    if (isClosed(queryClient.getQueryState(options.queryKey)?.error))
      await queryClient.prefetchQuery(closedQuery(slug));
    return;
  }
  if (business.slug !== slug)
    return { kind: 'redirect', status: 301, location: businessPath(business.slug) + url.search };
  await Promise.all([
    isRateable(business) && prefetchReviews(queryClient, business.id, view),
    view.isWriting && queryClient.prefetchQuery(practiceAreasQuery),
    // A browser loads these after the page.
    typeof document === 'undefined' && prefetchPostsAbout(queryClient, business.category?.slug),
  ]);
}

/** Loads the reviews that the address asks for. The place of a linked review must be known first. */
async function prefetchReviews(queryClient: QueryClient, id: string, view: ReviewsView): Promise<void> {
  let { page } = view;
  if (view.linked !== null) {
    const linked = reviewQuery(id, view.linked);
    await queryClient.prefetchQuery(linked);
    const found = queryClient.getQueryData(linked.queryKey);
    if (found) page = pageOfPlace(found.place, REVIEWS_PER_PAGE);
  }
  await queryClient.prefetchQuery(reviewsQuery(id, view, page));
}
