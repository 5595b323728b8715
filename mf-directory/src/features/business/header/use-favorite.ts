import { removeFavorite, saveFavorite } from '@lawdex/contracts';
import type { Remembered } from '@lawdex/contracts';
import { favoritesNow, storeFavorites, useFavorites } from '@lawdex/ui';

export interface Favorite {
  saved: boolean;
  /** Saves or removes; `refused` when the browser stores nothing for us, `full` when it stores as many as we read. */
  toggle(): 'saved' | 'removed' | 'refused' | 'full';
}

/** What went with a business that was removed: whoever pressed the button by mistake has the note back with the next press. */
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
