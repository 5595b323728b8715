import { ADD_BUSINESS_PATH, formatCount, stateCitiesPath, type StateCities } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { citiesCrumbs, citiesHead } from '@lawdex/seo';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  PageScreen,
  pageStateOf,
  SectionHeading,
  usePageHead,
} from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { IndexSkeleton } from '../../lib/IndexSkeleton.tsx';
import { cityStatesQuery } from '../../lib/queries.ts';
import { byStateName, cityLinks, countInCities, stateSlug } from './states.ts';
import styles from '../../lib/index-page.module.css';

/** All states with their largest cities. The other cities stand on the state's page, because there are thousands. */
export function CitiesPage() {
  const site = useSite();
  const query = useQuery(cityStatesQuery);
  const state = pageStateOf(query);
  usePageHead(state, { shown: (states) => citiesHead(states, site), failedTitle: 'All Cities' });
  return (
    <PageScreen
      state={state}
      failure="The cities could not be loaded"
      onRetry={query.refetch}
      loading={<IndexSkeleton />}
    >
      {(states) => <States states={byStateName(states)} />}
    </PageScreen>
  );
}

function States({ states }: { states: readonly StateCities[] }) {
  const total = (of: 'count' | 'cities') => states.reduce((sum, state) => sum + state[of], 0);
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={citiesCrumbs()} />
      <SectionHeading
        level={1}
        lead={states.length > 0 && `${countInCities(total('count'), total('cities'))}, by state.`}
      >
        All Cities
      </SectionHeading>
      {states.length === 0 && (
        <EmptyState
          title="No businesses found"
          icon="map-pin"
          action={<LinkButton to={ADD_BUSINESS_PATH}>List Your Law Firm</LinkButton>}
        />
      )}
      <div className={styles.sections}>
        {states.map(({ state, count, cities, largest }) => {
          const name = stateName(state) ?? state;
          const path = stateCitiesPath(stateSlug(state));
          return (
            <section key={state} className={styles.section} aria-labelledby={`in-${state}`}>
              <div className={styles.head}>
                <h2 id={`in-${state}`}>
                  <Link to={path}>{name}</Link>
                </h2>
                <p className={styles.count}>{countInCities(count, cities)}</p>
              </div>
              <CountedLinks links={cityLinks(largest)} />
              {cities > largest.length && (
                <Link to={path} className={styles.more}>
                  All {formatCount(cities)} cities in {name}
                </Link>
              )}
            </section>
          );
        })}
      </div>
    </Container>
  );
}

export const prefetchCities = ({ queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(cityStatesQuery);
