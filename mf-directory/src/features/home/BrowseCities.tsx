import { cityPath } from '@lawdex/contracts';
import { Link, useQuery } from '@lawdex/mf-kit/runtime';
import { Container, Icon, SectionHeading, Skeleton, VisuallyHidden } from '@lawdex/ui';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { citiesQuery } from '../../lib/queries.ts';
import styles from './home.module.css';

const PLACEHOLDERS = [0, 1, 2, 3, 4];

export function BrowseCities() {
  const { data, isPending, isError, refetch } = useQuery(citiesQuery);
  if (data?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cities-heading">
      <Container>
        <SectionHeading id="cities-heading">Browse by City</SectionHeading>
        {isPending && (
          <div className={styles.cities} role="status">
            <VisuallyHidden>Loading</VisuallyHidden>
            {PLACEHOLDERS.map((key) => (
              <div key={key} className={styles.city}>
                <Skeleton width="wide" />
                <Skeleton width="half" />
              </div>
            ))}
          </div>
        )}
        {isError && (
          <LoadFailed headingLevel={3} title="The cities could not be loaded" onRetry={() => void refetch()} />
        )}
        {data && (
          <ul className={styles.cities}>
            {data.map(({ city, state, count }) => (
              <li key={`${city}-${state}`}>
                <Link to={cityPath(city, state)} className={styles.city}>
                  <span className={styles.cityName}>
                    <Icon name="map-pin" size="sm" className={styles.pin} />
                    {city}, {state}
                  </span>
                  <span className={styles.cityCount}>
                    {count.toLocaleString('en-US')} {count === 1 ? 'firm' : 'firms'}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}
