import { SEARCH_PATH, type BusinessSummary } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { businessHead } from '@lawdex/seo';
import { PageScreen, pageStateOf, usePageHead } from '@lawdex/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { LISTS } from '../../lib/queries.ts';
import { businessQuery } from '../../lib/reviews/reviews.queries.ts';
import { readReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import { BusinessScreen } from './BusinessScreen.tsx';
import { BusinessSkeleton } from './BusinessSkeleton.tsx';
import { closedQuery, isClosed } from './closed.query.ts';
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
