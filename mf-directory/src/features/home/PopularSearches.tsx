import { formatCount, searchPath } from '@lawdex/contracts';
import { Badge, Card, Container, Icon, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { popularSearchesQuery } from './home.queries.ts';
import styles from './home.module.css';

/** The most frequent searches; nothing when there are none. */
export function PopularSearches() {
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
