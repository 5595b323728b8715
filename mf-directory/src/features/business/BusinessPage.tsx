import { isRateable, REVIEWS_PAGE, SEARCH_PATH } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { businessHead } from '@lawdex/seo';
import { PageScreen, pageStateOf, readPage, usePageHead } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { businessQuery, reviewsQuery } from './business.queries.ts';
import { BusinessScreen } from './BusinessScreen.tsx';
import { BusinessSkeleton } from './BusinessSkeleton.tsx';

const NOT_FOUND = {
  title: 'Business Not Found',
  description: "The business you're looking for doesn't exist or has been removed.",
  action: { label: 'Browse Businesses', to: SEARCH_PATH },
};

export function BusinessPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params, REVIEWS_PAGE) ?? 1;
  const query = useQuery(businessQuery(slug));
  const state = pageStateOf(query, NOT_FOUND);
  const reviews = useQuery({
    ...reviewsQuery(query.data?.id ?? '', page),
    enabled: state.kind === 'shown' && isRateable(state.shown),
  });

  usePageHead(state, { shown: (business) => businessHead(business, reviews.data ?? [], site) });
  return (
    <PageScreen state={state} onRetry={query.refetch} loading={<BusinessSkeleton />}>
      {(business) => <BusinessScreen business={business} answeredAt={query.dataUpdatedAt} />}
    </PageScreen>
  );
}
