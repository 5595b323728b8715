import type { BusinessSummary } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.core.ts';

/** Firms of the same practice area that are near and about as good; what a line of them shows. */
export type SimilarBusiness = Pick<
  BusinessSummary,
  'id' | 'slug' | 'name' | 'rating' | 'reviewCount' | 'priceRange' | 'city' | 'state' | 'isOpen' | 'opensOrCloses'
>;

export const similarQuery = (businessId: string) =>
  queryOptions({
    queryKey: [...queryKeys.allLists, 'similar', businessId],
    queryFn: async ({ signal }): Promise<SimilarBusiness[]> => {
      const similar = await api.get('/api/businesses/{id}/similar', { path: { id: businessId }, signal });
      // Written into the page, where a description is longer than all that is shown.
      return similar.map(({ id, slug, name, rating, reviewCount, priceRange, city, state, isOpen, opensOrCloses }) => ({
        id,
        slug,
        name,
        rating,
        reviewCount,
        priceRange,
        city,
        state,
        isOpen,
        opensOrCloses,
      }));
    },
  });
