import { CITIES_PATH, cityPath, countOf } from '@lawdex/contracts';
import type { CitySummary } from '@lawdex/contracts';
import { Icon, QueryResult, Skeleton, SkeletonList } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { citiesQuery } from '../../lib/queries.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './home.module.css';

export function BrowseCities() {
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
