import { withRemembered } from '@lawdex/contracts';
import type { BusinessSummary } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { favoritesNow, storeFavorites, useRetry } from '@lawdex/ui';
import type { Retry } from '@lawdex/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Found } from './saved-list.core.ts';

/** Most ids that the service answers at once. */
const BATCH = 50;

/** The current listings of the saved businesses; undefined while they are unknown. */
export function useSavedDetails(ids: readonly string[]): { found: Found | undefined; retry: Retry } {
  const asked = useEverSaved(ids);
  const query = useQuery({
    queryKey: ['businesses', 'saved', asked],
    queryFn: async ({ signal }): Promise<Found> => {
      const businesses: BusinessSummary[] = [];
      // One batch after the other, so that a long list does not crowd out other visitors.
      for (let start = 0; start < asked.length; start += BATCH) {
        const batch = asked.slice(start, start + BATCH);
        businesses.push(...(await api.get('/api/businesses/by-ids', { query: { ids: batch.join(',') }, signal })));
      }
      return { asked, businesses };
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = query.data;
  useEffect(() => {
    if (found) rememberNames(found);
  }, [found]);
  return { found, retry: useRetry({ error: query.error, isPending: query.isPending }, query.refetch) };
}

/** Keeps the ids of removed businesses, so that neither a removal nor its undoing needs a request. */
function useEverSaved(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState(ids);
  const news = ids.filter((id) => !known.includes(id));
  if (news.length === 0) return known;
  const all = [...known, ...news];
  setKnown(all);
  return all;
}

/** Stores the names, so that a business can still be named when it is no longer listed. */
function rememberNames({ businesses }: Found): void {
  const before = favoritesNow();
  const renamed = businesses.filter(
    ({ id, name }) => before.ids.includes(id) && before.remembered[id]?.name !== name.slice(0, 300),
  );
  if (renamed.length === 0) return;
  storeFavorites(renamed.reduce((favorites, { id, name }) => withRemembered(favorites, id, { name }), before));
}
