import { useSyncExternalStore } from 'react';
import { readVote, voteKey } from './vote.core.ts';

const CHANGED = 'compare-vote:changed';

function subscribe(listen: () => void): () => void {
  window.addEventListener('storage', listen);
  window.addEventListener(CHANGED, listen);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener(CHANGED, listen);
  };
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export interface Vote {
  /** Id of the chosen business, stored in this browser only. */
  chosen: string | null;
  /** Returns false when the browser refuses to store the choice. */
  choose(id: string): boolean;
}

export function useVote(ids: readonly string[]): Vote {
  const key = voteKey(ids);
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return {
    chosen: readVote(stored, ids),
    choose(id) {
      try {
        window.localStorage.setItem(key, id);
      } catch {
        return false;
      }
      window.dispatchEvent(new Event(CHANGED));
      return true;
    },
  };
}
