import { searchPath } from '@lawdex/contracts';
import { Link, useQuery } from '@lawdex/mf-kit/runtime';
import { Container } from '@lawdex/ui';
import { popularSearchesQuery } from './home.queries.ts';
import styles from './home.module.css';

/**
 * What the server found when it wrote the page; nothing while there is none. The browser does not ask: it would log an
 * error where the search service does not publish them.
 */
export function PopularSearches() {
  const searches = useQuery({ ...popularSearchesQuery, enabled: false }).data ?? [];
  if (searches.length === 0) return null;
  return (
    <Container>
      <section className={styles.popular} aria-labelledby="popular-heading">
        <h2 id="popular-heading" className={styles.popularTitle}>
          Popular Searches
        </h2>
        <ul className={styles.popularList}>
          {searches.map(({ query, count }) => (
            <li key={query}>
              <Link to={searchPath({ query })} className={styles.popularLink}>
                {query} <span className={styles.popularCount}>{count.toLocaleString('en-US')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
