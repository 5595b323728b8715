import { on } from '@lawdex/mf-kit/runtime';
import { useSyncExternalStore } from 'react';
import { parseJson } from '@lawdex/contracts';
import { readStored } from '../storage.ts';

const NONE: readonly string[] = [];
let ids: readonly string[] | null = null;
const listeners = new Set<() => void>();

// mf-compare owns the list and announces it once. A card that appears later only reads storage.
function stored(): readonly string[] {
  // Four ids have 160 characters; a damaged list may have megabytes, which are not parsed.
  const value = parseJson(readStored('compareList') ?? '', 1000);
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string').slice(0, 4) : NONE;
}

function subscribe(listener: () => void): () => void {
  const stop = on('compare:changed', (detail) => {
    ids = Array.isArray(detail?.ids) ? detail.ids : NONE;
    for (const tell of listeners) tell();
  });
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
    // Without listeners changes are missed, so the next reader reads storage again.
    if (listeners.size === 0) ids = null;
  };
}

/** The ids in the visitor's comparison list; empty on the server. */
export function useCompareIds(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => (ids ??= stored()),
    () => NONE,
  );
}
