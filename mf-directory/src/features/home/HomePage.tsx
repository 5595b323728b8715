import { CITIES_PATH, cityPath, countOf, formatCount, lawyersLandingPath, searchPath } from '@lawdex/contracts';
import type { CitySummary, LandingLink, ListedLink } from '@lawdex/contracts';
import { homeHead } from '@lawdex/seo';
import { useHead, useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import {
  Badge,
  Card,
  Container,
  Icon,
  LinkList,
  QueryResult,
  SectionHeading,
  Skeleton,
  SkeletonList,
} from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { citiesQuery, practiceAreasQuery } from '../../lib/queries.ts';
import { BrowsePractices } from './BrowsePractices.tsx';
import { Hero } from './Hero.tsx';
import { CITY_LINKS, QUICK_SEARCHES } from './home.core.ts';
import styles from './home.module.css';
import { featuredQuery, figuresQuery, homeLinksQuery, popularSearchesQuery } from './home.queries.ts';
import { HomeSection } from './HomeSection.tsx';

export function HomePage() {
  useHead(homeHead(useSite()));
  return (
    <>
      <Hero />
      <Featured />
      <PopularSearches />
      <BrowsePractices />
      <BrowseCities />
      <LinkSections />
    </>
  );
}

function BrowseCities() {
  const query = useQuery(citiesQuery);
  if (query.data?.length === 0) return null;
  return (
    <HomeSection title="Browse by City" aside={<Link to={CITIES_PATH}>All cities</Link>}>
      <QueryResult query={query} loading={<CitiesSkeleton />} failure="The cities could not be loaded" headingLevel={3}>
        {(cities) => (
          <ul className={styles.cities}>
            {cities.map((city) => (
              <City key={`${city.city}-${city.state}`} {...city} />
            ))}
          </ul>
        )}
      </QueryResult>
    </HomeSection>
  );
}

const City = ({ city, state, count }: CitySummary) => (
  <li>
    <Link to={cityPath(city, state)} className={styles.city}>
      <span className={styles.cityName}>
        <Icon name="map-pin" size="sm" className={styles.pin} />
        {city}, {state}
      </span>
      <span className={styles.cityCount}>{countOf(count, 'firm')}</span>
    </Link>
  </li>
);

const CitiesSkeleton = () => (
  <SkeletonList count={5} className={styles.cities}>
    <div className={styles.city}>
      <Skeleton width="wide" />
      <Skeleton width="half" />
    </div>
  </SkeletonList>
);

/** Renders nothing without featured businesses. */
function Featured() {
  const query = useQuery(featuredQuery);
  if (query.data?.length === 0) return null;
  return (
    <HomeSection title="Featured Law Firms">
      <QueryResult
        query={query}
        loading={<BusinessGridSkeleton />}
        failure="The featured firms could not be loaded"
        headingLevel={3}
      >
        {(businesses) => <BusinessGrid businesses={businesses} />}
      </QueryResult>
    </HomeSection>
  );
}

/** The most frequent searches; nothing when there are none. */
function PopularSearches() {
  const { data = [] } = useQuery(popularSearchesQuery);
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="popular-heading">
      <Container>
        <Card>
          <SectionHeading id="popular-heading">Popular Searches</SectionHeading>
          <ul className={styles.popular}>
            {data.map(({ query, count }) => (
              <li key={query}>
                <Link to={searchPath({ query })} className={styles.popularLink}>
                  <Icon name="search" size="sm" className={styles.popularIcon} />
                  {query} <Badge>{formatCount(count)}</Badge>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </Container>
    </section>
  );
}

/** Links to landing pages that list a business. Empty sections are left out. */
function LinkSections() {
  const { data: { states, linkable } = { states: [], linkable: [] } } = useQuery(homeLinksQuery);
  const leadsOn = ({ to }: ListedLink) => linkable.includes(to);
  const cities = CITY_LINKS.map(({ city, links }) => ({ city, links: links.filter(leadsOn) })).filter(
    ({ links }) => links.length > 0,
  );
  const quick = QUICK_SEARCHES.filter(leadsOn);
  return (
    <div className={styles.last}>
      {cities.length > 0 && (
        <HomeSection title="Find Lawyers by City">
          <div className={styles.columns}>
            {cities.map(({ city, links }) => (
              <div key={city}>
                <h3 className={styles.columnTitle}>{city}</h3>
                <LinkList links={links} className={styles.links} />
              </div>
            ))}
          </div>
        </HomeSection>
      )}
      <States states={states} />
      {quick.length > 0 && (
        <HomeSection title="Quick Searches">
          <ul className={styles.quick}>
            {quick.map(({ text, to }) => (
              <li key={to}>
                <Link to={to} className={styles.quickLink}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </div>
  );
}

const NEAR_ME = [{ text: 'Lawyers near me', to: lawyersLandingPath({}) }];

/** Links to all states, so that every landing page is a few clicks away. */
function States({ states }: { states: readonly LandingLink[] }) {
  if (states.length === 0) return null;
  return (
    <HomeSection title="Find Lawyers by State">
      <CountedLinks links={states} />
      <LinkList links={NEAR_ME} layout="narrow" />
    </HomeSection>
  );
}

export async function prefetchHome({ queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(featuredQuery),
    queryClient.prefetchQuery(figuresQuery),
    queryClient.prefetchQuery(practiceAreasQuery),
    queryClient.prefetchQuery(citiesQuery),
    queryClient.prefetchQuery(popularSearchesQuery),
    queryClient.prefetchQuery(homeLinksQuery),
  ]);
}
