import { useSyncExternalStore } from 'react';
import { readStored, store } from '@lawdex/ui';
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
    () => readStored(key),
    () => null,
  );
  return {
    chosen: readVote(stored, ids),
    choose(id) {
      if (!store(key, id)) return false;
      window.dispatchEvent(new Event(CHANGED));
      return true;
    },
  };
}
