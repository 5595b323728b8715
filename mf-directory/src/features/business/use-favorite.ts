import { useSyncExternalStore } from 'react';
import { parseFavorites, toggleFavorite } from './favorites.core.ts';

const KEY = 'favorites';
const CHANGED = 'favorites:changed';

function readStored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listen: () => void): () => void {
  window.addEventListener('storage', listen);
  window.addEventListener(CHANGED, listen);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener(CHANGED, listen);
  };
}

export interface Favorite {
  saved: boolean;
  /** Saves or removes; `refused` when the browser stores nothing for us. */
  toggle(): 'saved' | 'removed' | 'refused';
}

/** Whether the visitor saved the business, in this browser only. */
export function useFavorite(id: string): Favorite {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return {
    saved: parseFavorites(stored).includes(id),
    toggle() {
      const outcome = toggleFavorite(parseFavorites(readStored()), id);
      try {
        window.localStorage.setItem(KEY, JSON.stringify(outcome.ids));
      } catch {
        return 'refused';
      }
      window.dispatchEvent(new Event(CHANGED));
      return outcome.kind;
    },
  };
}
