import { removeFavorite, saveFavorite } from '@lawdex/contracts';
import type { Remembered } from '@lawdex/contracts';
import { favoritesNow, storeFavorites, useFavorites } from '@lawdex/ui';

export interface Favorite {
  saved: boolean;
  /** Saves or removes the business. `refused`: the browser stores nothing. `full`: the list has reached its limit. */
  toggle(): 'saved' | 'removed' | 'refused' | 'full';
}

/** Notes of removed businesses, which come back when the business is saved again on the same visit. */
const removed = new Map<string, Remembered>();

/** Whether the visitor saved the business, in this browser only. */
export function useFavorite({ id, name }: { id: string; name: string }): Favorite {
  return {
    saved: useFavorites()?.ids.includes(id) ?? false,
    toggle() {
      const now = favoritesNow();
      if (now.ids.includes(id)) {
        removed.set(id, now.remembered[id] ?? {});
        return storeFavorites(removeFavorite(now, id)) ? 'removed' : 'refused';
      }
      const outcome = saveFavorite(now, id, { ...removed.get(id), name, savedAt: new Date().toISOString() });
      if (outcome.kind === 'full') return 'full';
      return storeFavorites(outcome.favorites) ? 'saved' : 'refused';
    },
  };
}
