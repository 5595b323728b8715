import type { BusinessSummary } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { LISTS } from '../../../lib/queries.ts';

/** Businesses of the same practice area, nearby and with a similar rating, with the fields that are shown. */
export type SimilarBusiness = Pick<
  BusinessSummary,
  'id' | 'slug' | 'name' | 'rating' | 'reviewCount' | 'priceRange' | 'city' | 'state' | 'isOpen' | 'opensOrCloses'
>;

/** Only the shown fields are kept, because answers are written into the page. */
export const shownOfSimilar = (similar: readonly BusinessSummary[]): SimilarBusiness[] =>
  similar.map(({ id, slug, name, rating, reviewCount, priceRange, city, state, isOpen, opensOrCloses }) => ({
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

export const similarQuery = (businessId: string) =>
  queryOptions({
    queryKey: [LISTS, 'similar', businessId],
    queryFn: async ({ signal }): Promise<SimilarBusiness[]> =>
      shownOfSimilar(await api.get('/api/businesses/{id}/similar', { path: { id: businessId }, signal })),
  });
