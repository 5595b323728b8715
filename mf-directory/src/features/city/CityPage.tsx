import { SEARCH_PATH } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { cityHead } from '@lawdex/seo';
import {
  Container,
  orMissing,
  pageExists,
  pageNotFound,
  PageScreen,
  pageStateOf,
  readPage,
  usePageHead,
} from '@lawdex/ui';
import type { Missing, PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { isNarrowed, readNarrowing } from '../../lib/narrow/narrowing.core.ts';
import { useMoved } from '../../lib/use-moved.ts';
import { capitalizeWords, movedCity, readState } from './city.core.ts';
import { cityQuery } from './city.queries.ts';
import type { CityPage as Shown } from './city.queries.ts';
import { CityScreen } from './CityScreen.tsx';
import styles from './city.module.css';

const WAY_ON = { action: { label: 'Browse Businesses', to: SEARCH_PATH }, icon: 'map-pin' } as const;

export function CityPage() {
  const { city: written = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const city = capitalizeWords(written);
  const state = readState(params.get('state'));
  const narrowing = readNarrowing(params);
  const narrowed = isNarrowed(narrowing);
  // A narrowed list stands below the figures of the whole city, which its first page brings.
  const query = useQuery({ ...cityQuery(written, state, narrowed ? 1 : (page ?? 1)), enabled: page !== null });

  const noBusinesses: Missing = {
    title: 'No Law Firms Found',
    description: `No law firms found in ${state ? `${city}, ${state}` : city}.`,
    ...WAY_ON,
  };
  const findMissing = ({ page: shownPage, figures: { count } }: Shown): Missing | null => {
    if (count === 0) return noBusinesses;
    return pageExists(shownPage, count, LIST_PAGE_SIZE) ? null : pageNotFound(WAY_ON);
  };
  const pageState: PageState<Shown> =
    page === null
      ? { kind: 'missing', missing: pageNotFound(WAY_ON) }
      : orMissing(pageStateOf(query, noBusinesses), findMissing);

  usePageHead(pageState, {
    shown: ({ figures, businesses }) => {
      // A city has one address, whether its state was named or is the only possible one.
      const place = { city: figures.city, state: state ?? figures.state ?? undefined, total: figures.count };
      return narrowed
        ? { ...cityHead({ ...place, businesses: [] }, site), robots: { index: false, follow: true } }
        : cityHead({ ...place, businesses, page: page ?? 1 }, site);
    },
  });
  useMoved(query.data && !query.isPlaceholderData ? movedCity(written, params, query.data.figures) : null);
  return (
    <PageScreen
      state={pageState}
      failure="Failed to fetch businesses"
      onRetry={query.refetch}
      loading={
        <Container className={styles.page}>
          <BusinessGridSkeleton />
        </Container>
      }
    >
      {({ figures, businesses }) => (
        <CityScreen
          city={figures.city}
          state={state}
          page={page ?? 1}
          figures={figures}
          businesses={businesses}
          narrowing={narrowing}
        />
      )}
    </PageScreen>
  );
}
