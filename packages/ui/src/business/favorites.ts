import { readFavorites, storedFavorites } from '@lawdex/contracts';
import type { Favorites } from '@lawdex/contracts';
import { useSyncExternalStore } from 'react';

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
  if (!stored) return false;
  try {
    localStorage.setItem(DETAILS_KEY, stored.details);
    localStorage.setItem(IDS_KEY, stored.ids);
  } catch {
    putBack(before);
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Restores the details when only the ids were refused, because both belong together. */
function putBack(details: string | null): void {
  try {
    if (details === null) localStorage.removeItem(DETAILS_KEY);
    else localStorage.setItem(DETAILS_KEY, details);
  } catch {
    // Storage is not writable, so nothing was changed.
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(listen: () => void): () => void {
  const events = ['storage', 'pageshow', CHANGED];
  for (const event of events) window.addEventListener(event, listen);
  return () => {
    for (const event of events) window.removeEventListener(event, listen);
  };
}
