import { api } from '@lawdex/mf-kit/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { removeFromCompare, withDetails, withoutDetails } from '../../lib/compare-list.core.ts';
import type { CompareList } from '../../lib/compare-list.core.ts';
import { changeCompareList } from '../../lib/compare-store.ts';

/**
 * Loads missing details of the list, which were damaged in storage or stored by an older version. Businesses that are gone leave the list.
 * Returns whether loading failed.
 */
export function useMissingDetails(list: CompareList): boolean {
  const missing = withoutDetails(list);
  const { data, isError } = useQuery({
    queryKey: ['businesses', 'by-ids', missing],
    queryFn: ({ signal }) => api.get('/api/businesses/by-ids', { query: { ids: missing.join(',') }, signal }),
    enabled: missing.length > 0,
  });

  useEffect(() => {
    if (!data) return;
    changeCompareList((current) => {
      const known = withDetails(current, data);
      const gone = withoutDetails(known).filter((id) => missing.includes(id));
      return removeFromCompare(known, gone);
    });
  }, [data]);

  return isError;
}
