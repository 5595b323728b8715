import { QueryResult } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { featuredQuery } from './home.queries.ts';
import { HomeSection } from './HomeSection.tsx';

/** Renders nothing without featured businesses. */
export function Featured() {
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
