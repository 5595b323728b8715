import { businessPath, cityPath } from '@lawdex/contracts';
import { api, ApiFailure } from '@lawdex/mf-kit/runtime';
import type { Missing } from '@lawdex/ui';
import { queryOptions } from '@tanstack/react-query';

export const isClosed = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'business_closed';

/** What the page of a closed business says. */
export const closedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['closed business', slug],
    queryFn: async ({ signal }): Promise<Missing> => {
      const { name, city, state, near } = await api.get('/api/businesses/slug/{slug}/closed', {
        path: { slug },
        signal,
      });
      const place = `${city}, ${state}`;
      return {
        title: name === null ? 'This firm is no longer listed' : `${name} has closed`,
        description: near.length > 0 ? `These are near, in ${place}:` : `It was in ${place}.`,
        action: { label: `All Lawyers in ${city}`, to: cityPath(city, state) },
        status: 410,
        instead: near.map((business) => ({
          label: `${business.name}, ${business.address}`,
          to: businessPath(business.slug),
        })),
      };
    },
  });
