import { CITIES_PATH, lawyersLandingPath, stateCitiesPath } from '@lawdex/contracts';
import type { CitySummary, StateCities } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { useSite } from '@lawdex/mf-kit/runtime';
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
import type { Missing, PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { IndexSkeleton } from '../../lib/IndexSkeleton.tsx';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { useMoved } from '../../lib/use-moved.ts';
import { CITIES_PER_PAGE, stateCitiesQuery, statesQuery, type StateCitiesPage as Shown } from './cities.queries.ts';
import { cityLinks, countInCities, movedState, stateOfSlug, stateSlug } from './states.ts';
import styles from '../../lib/index-page.module.css';

const WAY_ON = { action: { label: 'All Cities', to: CITIES_PATH }, icon: 'map-pin' } as const;

export function StateCitiesPage() {
  const { state: slug = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const state = stateOfSlug(slug);
  const query = useQuery({
    ...stateCitiesQuery(state ?? '', page ?? 1),
    enabled: state !== undefined && page !== null,
  });

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
  const pageState: PageState<Shown> =
    state === undefined || page === null
      ? { kind: 'missing', missing: pageNotFound(WAY_ON) }
      : orMissing(pageStateOf(query, noBusinesses), findMissing);

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

/**
 * The addresses of a state's landing page. A city may have the state's plain name, and a state without its own page is represented by
 * another one.
 */
const landingPathsOf = (name: string): string[] =>
  [name, `${name} state`].map((place) => lawyersLandingPath({ place }));
