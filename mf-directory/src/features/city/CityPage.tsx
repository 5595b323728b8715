import { cityPath, formatCount, SEARCH_PATH } from '@lawdex/contracts';
import type { BusinessSummary, CityFigures, LandingLink, Narrowing } from '@lawdex/contracts';
import { api, useSite, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { cityHead, pageText } from '@lawdex/seo';
import {
  orMissing,
  pageExists,
  pageNotFound,
  PageScreen,
  pageStateOf,
  readPage,
  StatList,
  usePageHead,
} from '@lawdex/ui';
import type { Missing } from '@lawdex/ui';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { BusinessGrid } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { LIST_PAGE_SIZE, LISTS } from '../../lib/queries.ts';
import { ListAbout } from '../../lib/list-head/ListAbout.tsx';
import { ListHead, ListPage, ListPageSkeleton } from '../../lib/list-head/ListHead.tsx';
import { BusinessList } from '../../lib/narrow/BusinessList.tsx';
import { narrowedQuery } from '../../lib/narrow/narrowed.query.ts';
import { isNarrowed, readNarrowing } from '../../lib/narrow/narrowing.core.ts';
import { Section } from '../../lib/Section.tsx';
import { useFocusOnNewPage, useMoved } from '../../lib/navigation.ts';
import { capitalizeWords, locationOf, movedCity, readState } from './city.core.ts';

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
  const findMissing = ({ page: shownPage, figures: { count } }: CityFound): Missing | null => {
    if (count === 0) return noBusinesses;
    return pageExists(shownPage, count, LIST_PAGE_SIZE) ? null : pageNotFound(WAY_ON);
  };
  const pageState = orMissing(pageStateOf(query, noBusinesses), findMissing, page === null && pageNotFound(WAY_ON));

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
      loading={<ListPageSkeleton />}
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

interface CityScreenProps extends CityFound {
  city: string;
  state: string | undefined;
  narrowing: Narrowing;
}

function CityScreen({ city, state, page, figures, businesses, narrowing }: CityScreenProps) {
  const { data: practices = [] } = useQuery(cityHubQuery(city, state));
  useFocusOnNewPage(page, 'list-heading');
  const title = `Law Firms in ${city}${state ? `, ${state}` : ''}`;
  return (
    <ListPage>
      <ListHead crumbs={[{ label: 'Home', to: '/' }, { label: title }]} title={`${title}${pageText(page)}`}>
        <ListAbout
          figures={
            <StatList
              figures={[
                { label: figures.count === 1 ? 'Law Firm' : 'Law Firms', value: formatCount(figures.count) },
                { label: 'Avg Rating', value: figures.averageRating ?? '–' },
                { label: figures.totalReviews === 1 ? 'Review' : 'Reviews', value: formatCount(figures.totalReviews) },
                {
                  label: figures.practiceAreas === 1 ? 'Practice Area' : 'Practice Areas',
                  value: formatCount(figures.practiceAreas),
                },
              ]}
            />
          }
          where={locationOf(figures.city, state)}
        />
      </ListHead>
      <BusinessList
        label={title}
        of={{ location: locationOf(figures.city, state) }}
        total={figures.count}
        narrowing={narrowing}
        page={page}
        pathOf={(number, chosen) => cityPath(city, state, number, chosen)}
        failure="Failed to fetch businesses"
      >
        <BusinessGrid businesses={businesses} headingLevel={2} priority />
      </BusinessList>
      {practices.length > 0 && (
        <Section folds title={`Practice Areas in ${city}`}>
          <CountedLinks links={practices} />
        </Section>
      )}
    </ListPage>
  );
}

/** Carries its page number, because the previous page is shown while the next one loads. */
interface CityFound {
  page: number;
  figures: CityFigures;
  businesses: BusinessSummary[];
}

const cityQuery = (city: string, state: string | undefined, page: number) =>
  queryOptions({
    queryKey: [LISTS, 'city', city.toLowerCase(), state ?? '', page],
    queryFn: async ({ signal }): Promise<CityFound> => {
      const path = { city };
      const query = { page, limit: LIST_PAGE_SIZE, ...(state && { state }) };
      const [figures, businesses] = await Promise.all([
        api.get('/api/cities/{city}/summary', { path, query: { state }, signal }),
        api.get('/api/cities/{city}/businesses', { path, query, signal }),
      ]);
      return { page, figures, businesses };
    },
    placeholderData: keepPreviousData,
  });

/** The practice areas that have a landing page in the city. */
const cityHubQuery = (city: string, state: string | undefined) =>
  queryOptions({
    queryKey: ['city-hub', city.toLowerCase(), state ?? ''],
    queryFn: ({ signal }): Promise<LandingLink[]> =>
      api.get('/api/seo/city/{city}', {
        path: { city: city.toLowerCase() },
        query: { ...(state && { state }) },
        signal,
      }),
  });

export async function prefetchCity({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const page = readPage(url.searchParams);
  if (page === null) return;
  const { city = '' } = params;
  const state = readState(url.searchParams.get('state'));
  const narrowing = readNarrowing(url.searchParams);
  const isPlain = !isNarrowed(narrowing);
  const links = queryClient.prefetchQuery(cityHubQuery(city, state));
  const options = cityQuery(city, state, isPlain ? page : 1);
  await queryClient.prefetchQuery(options);
  const shown = queryClient.getQueryData(options.queryKey);
  const moved = shown ? movedCity(city, url.searchParams, shown.figures) : null;
  if (moved !== null) return { kind: 'redirect', status: 301, location: moved };
  if (shown && !isPlain && shown.figures.count > 0) {
    const location = locationOf(shown.figures.city, state);
    await queryClient.prefetchQuery(narrowedQuery({ location }, narrowing, page));
  }
  await links;
}
