import { CITIES_PATH, lawyersLandingPath, stateCitiesPath } from '@lawdex/contracts';
import type { CitySummary, LandingLink, StateCities } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { api, useSite, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { pageText, stateCitiesCrumbs, stateCitiesHead } from '@lawdex/seo';
import {
  Breadcrumbs,
  Container,
  orMissing,
  pageCountOf,
  pageExists,
  pageNotFound,
  PageScreen,
  pageStateOf,
  Pagination,
  readPage,
  usePageHead,
} from '@lawdex/ui';
import type { Missing } from '@lawdex/ui';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { IndexSkeleton } from '../../lib/IndexSkeleton.tsx';
import { useFocusOnNewPage, useMoved } from '../../lib/navigation.ts';
import { cityLinks, countInCities, movedState, stateOfSlug, stateSlug } from './states.ts';
import styles from '../../lib/index-page.module.css';

const WAY_ON = { action: { label: 'All Cities', to: CITIES_PATH }, icon: 'map-pin' } as const;

const CITIES_PER_PAGE = 100;

/** Carries its page number, because the previous page is shown while the next one loads. */
interface Shown {
  page: number;
  /** Undefined when the state has no firms. */
  figures: StateCities | undefined;
  cities: CitySummary[];
}

const stateCitiesQuery = (state: string, page: number) =>
  queryOptions({
    queryKey: ['state-cities', state, page],
    queryFn: async ({ signal }): Promise<Shown> => {
      const [states, cities] = await Promise.all([
        api.get('/api/cities/by-state', { signal }),
        api.get('/api/cities', { query: { state, page, limit: CITIES_PER_PAGE }, signal }),
      ]);
      return { page, figures: states.find((one) => one.state === state), cities };
    },
    placeholderData: keepPreviousData,
  });

/** The landing pages of states. A state without one is represented by its largest city. */
const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }): Promise<LandingLink[]> => api.get('/api/seo/states', { signal }),
});

export function StateCitiesPage() {
  const { state: slug = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const state = stateOfSlug(slug);
  const isNone = state === undefined || page === null;
  const query = useQuery({ ...stateCitiesQuery(state ?? '', page ?? 1), enabled: !isNone });

  const name = state === undefined ? slug : (stateName(state) ?? state);
  const noBusinesses: Missing = {
    title: 'No Law Firms Found',
    description: `No law firms found in ${name}.`,
    ...WAY_ON,
  };
  const findMissing = ({ page: shownPage, figures }: Shown): Missing | null => {
    if (!figures) return noBusinesses;
    return pageExists(shownPage, figures.cities, CITIES_PER_PAGE) ? null : pageNotFound(WAY_ON);
  };
  const pageState = orMissing(pageStateOf(query, noBusinesses), findMissing, isNone && pageNotFound(WAY_ON));

  usePageHead(pageState, {
    shown: ({ figures }) =>
      stateCitiesHead({ name, slug: stateSlug(state ?? ''), count: figures?.count ?? 0, page: page ?? 1 }, site),
  });
  const { search } = useLocation();
  const moved = movedState(slug);
  useMoved(moved && stateCitiesPath(moved) + search);
  return (
    <PageScreen
      state={pageState}
      failure="The cities could not be loaded"
      onRetry={query.refetch}
      loading={<IndexSkeleton />}
    >
      {({ figures, cities }) => figures && <Cities name={name} page={page ?? 1} figures={figures} cities={cities} />}
    </PageScreen>
  );
}

interface CitiesProps {
  name: string;
  page: number;
  figures: StateCities;
  cities: readonly CitySummary[];
}

function Cities({ name, page, figures, cities }: CitiesProps) {
  useFocusOnNewPage(page, 'list-heading');
  const { data: landings = [] } = useQuery(statesQuery);
  const landing = landings.find(({ to }) => landingPathsOf(name).includes(to));
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={stateCitiesCrumbs(name)} />
      <h1 id="list-heading" tabIndex={-1}>
        Cities in {name}
        {pageText(page)}
      </h1>
      <p>{countInCities(figures.count, figures.cities)}.</p>
      <section className={styles.section} aria-label={`Cities in ${name}`}>
        <CountedLinks links={cityLinks(cities)} />
      </section>
      <Pagination
        page={page}
        pageCount={pageCountOf(figures.cities, CITIES_PER_PAGE)}
        hrefFor={(number) => stateCitiesPath(stateSlug(figures.state), number)}
      />
      <p className={styles.ways}>
        {landing && <Link to={landing.to}>Lawyers in {name} by practice area</Link>}
        <Link to={CITIES_PATH}>All Cities</Link>
      </p>
    </Container>
  );
}

/** The addresses of a state's landing page. A city may have the state's plain name. */
const landingPathsOf = (name: string): string[] =>
  [name, `${name} state`].map((place) => lawyersLandingPath({ place }));

export async function prefetchStateCities({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const moved = movedState(params['state'] ?? '');
  if (moved !== null) return { kind: 'redirect', status: 301, location: stateCitiesPath(moved) + url.search };
  const page = readPage(url.searchParams);
  const state = stateOfSlug(params['state'] ?? '');
  if (page === null || state === undefined) return;
  await Promise.all([queryClient.prefetchQuery(stateCitiesQuery(state, page)), queryClient.prefetchQuery(statesQuery)]);
}
