import { readFavorites, storedFavorites, type Favorites } from '@lawdex/contracts';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../storage.ts';

// The specification stores only a list of ids under the first key.
const IDS_KEY = 'favorites';
const DETAILS_KEY = 'favoritesDetails';
const CHANGED = 'favorites:changed';

let last: { ids: string | null; details: string | null; favorites: Favorites } | null = null;

/** The saved businesses of this browser, the same object until they change. */
export function favoritesNow(): Favorites {
  const [ids, details] = [readStored(IDS_KEY), readStored(DETAILS_KEY)];
  if (last?.ids !== ids || last.details !== details) last = { ids, details, favorites: readFavorites(ids, details) };
  return last.favorites;
}

/** The saved businesses, which follow the page and other tabs; null on the server. */
export const useFavorites = (): Favorites | null => useSyncExternalStore(subscribe, favoritesNow, () => null);

/** Returns false, without any change, when the browser refuses to store. */
export function storeFavorites(favorites: Favorites): boolean {
  const stored = storedFavorites(favorites);
  const before = readStored(DETAILS_KEY);
  if (!stored || !store(DETAILS_KEY, stored.details)) return false;
  if (!store(IDS_KEY, stored.ids)) {
    // Both belong together.
    store(DETAILS_KEY, before);
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

function subscribe(listen: () => void): () => void {
  const events = ['storage', 'pageshow', CHANGED];
  for (const event of events) window.addEventListener(event, listen);
  return () => {
    for (const event of events) window.removeEventListener(event, listen);
  };
}
