import { removeFavorite } from '@lawdex/contracts';
import type { Remembered } from '@lawdex/contracts';
import { favoritesNow, storeFavorites } from '@lawdex/ui';
import { useState } from 'react';
import { restoreFavorite } from './restore.core.ts';
import type { SavedBusiness } from './saved-list.core.ts';

interface LastRemoved {
  id: string;
  name: string;
  place: number;
  remembered: Remembered;
  /** The browser refused to store the change. */
  failed: boolean;
}

/** Removes saved businesses, and restores the last one removed. */
export function useRemoval() {
  const [last, setLast] = useState<LastRemoved | null>(null);
  return {
    last,
    remove({ id, name }: SavedBusiness) {
      const now = favoritesNow();
      const failed = !storeFavorites(removeFavorite(now, id));
      setLast({ id, name, place: now.ids.indexOf(id), remembered: now.remembered[id] ?? {}, failed });
    },
    undo() {
      if (last && storeFavorites(restoreFavorite(favoritesNow(), last))) setLast(null);
    },
  };
}
