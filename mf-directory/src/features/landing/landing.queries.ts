import type { LandingPage } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.core.ts';

/** What the screen shows; structured data is made from it on the server. */
export type Landing = Omit<LandingPage, 'structuredData'>;

/** `near` is `lat,lng`, or undefined where nobody has said where they are. */
export const landingQuery = (slug: string, near: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.landing(slug, near),
    queryFn: async ({ signal }): Promise<Landing> => {
      const { structuredData: _, ...page } = await api.get('/api/landing/{path}', {
        path: { path: slug },
        query: { ...(near !== undefined && { near }) },
        signal,
      });
      return page;
    },
    // The same page stays while it is looked up around a position; another page must not stand under this address.
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined),
  });
