import { REVIEWS_PAGE, SEARCH_PATH } from '@lawdex/contracts';
import { businessHead, notFoundHead } from '@lawdex/seo';
import { useHead, useLocation, useParams, useQuery, useSearchParams, useSite } from '@lawdex/mf-kit/runtime';
import { Container, EmptyState, LinkButton } from '@lawdex/ui';
import { isNotFound } from '../../lib/failures.ts';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { readPage } from '../../lib/page-number.core.ts';
import { failedHead, loadingHead } from '../../lib/page-heads.ts';
import { businessQuery, reviewsQuery } from './business.queries.ts';
import { BusinessScreen } from './BusinessScreen.tsx';
import { BusinessSkeleton } from './BusinessSkeleton.tsx';

const NOT_FOUND = {
  title: 'Business Not Found',
  description: "The business you're looking for doesn't exist or has been removed.",
};

export function BusinessPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = readPage(params, REVIEWS_PAGE) ?? 1;
  const site = useSite();
  const { data: business, error, isPending, refetch } = useQuery(businessQuery(slug));
  const reviews = useQuery({ ...reviewsQuery(business?.id ?? '', page), enabled: business !== undefined }).data ?? [];
  useHead(
    business
      ? businessHead(business, reviews, site)
      : isPending
        ? loadingHead(site.name, pathname)
        : isNotFound(error)
          ? notFoundHead({ ...NOT_FOUND, path: pathname }, site)
          : failedHead(site.name, pathname),
  );
  if (business) return <BusinessScreen business={business} />;
  if (isPending) return <BusinessSkeleton />;
  return (
    <Container>
      {isNotFound(error) ? (
        <EmptyState
          headingLevel={1}
          title={NOT_FOUND.title}
          action={<LinkButton to={SEARCH_PATH}>Browse Businesses</LinkButton>}
        >
          {NOT_FOUND.description}
        </EmptyState>
      ) : (
        <LoadFailed headingLevel={1} title="Something went wrong" onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
