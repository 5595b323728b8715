import type { ListedLink, WorthyPath } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.core.ts';
import { slugsOf, worthyLinks } from './worthy-links.core.ts';
import type { LinkChoice } from './worthy-links.core.ts';

/** Which of the pages are there and have enough to say. */
export function worthyQuery(choices: readonly LinkChoice[]) {
  const slugs = slugsOf(choices);
  return queryOptions({
    queryKey: queryKeys.worthy(slugs),
    queryFn: ({ signal }): Promise<WorthyPath[]> =>
      api.get('/api/seo/worthy', { query: { paths: slugs.join(',') }, signal }),
    enabled: slugs.length > 0,
  });
}

/** The links that are worth following; none before it is known, and none while nobody can say. */
export function useWorthyLinks(choices: readonly LinkChoice[]): ListedLink[] {
  const { data = [] } = useQuery(worthyQuery(choices));
  return worthyLinks(choices, data);
}
