import { Container, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@lawdex/mf-kit/runtime';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { featuredQuery } from './home.queries.ts';
import styles from './home.module.css';

/** Nothing while there are none to feature. */
export function Featured() {
  const { data, isPending, isError, refetch } = useQuery(featuredQuery);
  if (data?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="featured-heading">
      <Container>
        <SectionHeading id="featured-heading">Featured Law Firms</SectionHeading>
        {isPending && <BusinessGridSkeleton />}
        {isError && (
          <LoadFailed headingLevel={3} title="The featured firms could not be loaded" onRetry={() => void refetch()} />
        )}
        {data && <BusinessGrid businesses={data} />}
      </Container>
    </section>
  );
}
