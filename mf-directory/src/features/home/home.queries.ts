import type { BusinessSummary, DirectoryFigures, HomeLinks, PopularSearch } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';
import { LISTS } from '../../lib/queries.ts';
import { HOME_SLUGS } from './home.core.ts';

export const featuredQuery = queryOptions({
  queryKey: [LISTS, 'featured'],
  queryFn: ({ signal }): Promise<BusinessSummary[]> => api.get('/api/businesses/featured', { signal }),
});

export const figuresQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: ({ signal }): Promise<DirectoryFigures> => api.get('/api/figures', { signal }),
});

/** The states with lawyers, and which of the home page's links lead to a page that lists some. */
export const homeLinksQuery = queryOptions({
  queryKey: ['home-links'],
  queryFn: ({ signal }): Promise<HomeLinks> =>
    api.get('/api/seo/home', { query: { paths: HOME_SLUGS.join(',') }, signal }),
});

/** An empty list when the service fails, because the home page works without it. */
export const popularSearchesQuery = queryOptions({
  queryKey: ['popular-searches'],
  queryFn: ({ signal }): Promise<PopularSearch[]> =>
    api.get('/api/popular-searches', { query: { limit: POPULAR_SHOWN }, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return [];
    }),
});

const POPULAR_SHOWN = 5;
