import type { LandingPage } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { LIST_PAGE_SIZE, LISTS } from '../../lib/queries.ts';

/** The page without structured data, which the server makes from it. */
export type Landing = Omit<LandingPage, 'structuredData'>;

/** `near` is `lat,lng`, or undefined without a position. */
export const landingQuery = (slug: string, near: string | undefined) =>
  queryOptions({
    queryKey: [LISTS, 'landing', slug, near ?? ''],
    queryFn: async ({ signal }): Promise<Landing> => {
      const { structuredData: _, ...page } = await api.get('/api/landing/{path}', {
        path: { path: slug },
        query: { ...(near !== undefined && { near }) },
        signal,
      });
      return { ...page, businesses: page.businesses.slice(0, LIST_PAGE_SIZE) };
    },
    // The same page stays while it is loaded around a position; another page must not be shown under this address.
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined),
  });
