import { cityPath, SEARCH_PATH } from '@lawdex/contracts';
import { cityHead, notFoundHead } from '@lawdex/seo';
import type { Head } from '@lawdex/seo';
import { useHead, useLocation, useParams, useQuery, useSearchParams, useSite } from '@lawdex/mf-kit/runtime';
import { Container, EmptyState, LinkButton } from '@lawdex/ui';
import { BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { isNotFound } from '../../lib/failures.ts';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { failedHead, loadingHead } from '../../lib/page-heads.ts';
import { pageExists, readPage } from '../../lib/page-number.core.ts';
import { capitalizeWords, readState } from './city-summary.core.ts';
import { cityQuery } from './city.queries.ts';
import { CityScreen } from './CityScreen.tsx';
import styles from './city.module.css';

export function CityPage() {
  const { city: written = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const city = capitalizeWords(written);
  const state = readState(params.get('state'));
  const place = state ? `${city}, ${state}` : city;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...cityQuery(written, state, page ?? 1),
    enabled: page !== null,
  });
  const isEmpty = data?.stats.firms === 0 || isNotFound(error);
  const isPastEnd =
    page === null || (data && !isEmpty && !isPlaceholderData && !pageExists(page, data.stats.firms, LIST_PAGE_SIZE));

  const head = (): Head => {
    if (isPastEnd) return notFoundHead({ path: pathname }, site);
    if (isEmpty) {
      const description = `No law firms found in ${place}.`;
      return notFoundHead({ title: 'No Law Firms Found', description, path: pathname }, site);
    }
    if (data) {
      const whole = cityHead({ city, state, businesses: data.businesses, total: data.stats.firms }, site);
      return { ...whole, canonicalPath: cityPath(city, state, page) };
    }
    return isPending ? loadingHead(site.name, pathname) : failedHead(site.name, pathname);
  };
  useHead(head());

  if (isPastEnd || isEmpty) {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          icon="map-pin"
          title={isPastEnd ? '404 Page Not Found' : 'No Law Firms Found'}
          action={<LinkButton to={SEARCH_PATH}>Browse Businesses</LinkButton>}
        >
          {isPastEnd ? "The page you're looking for doesn't exist." : `No law firms found in ${place}.`}
        </EmptyState>
      </Container>
    );
  }
  if (data) return <CityScreen city={city} state={state} page={page} {...data} />;
  return (
    <Container className={styles.page}>
      {isPending ? (
        <BusinessGridSkeleton />
      ) : (
        <LoadFailed headingLevel={1} title="Failed to fetch businesses" onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
