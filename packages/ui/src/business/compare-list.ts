import { on } from '@lawdex/mf-kit/runtime';
import { useSyncExternalStore } from 'react';

const NONE: readonly string[] = [];
let ids: readonly string[] | null = null;
const listeners = new Set<() => void>();

// mf-compare owns the list and announces it once. A card that appears later only reads storage.
function stored(): readonly string[] {
  try {
    const text = localStorage.getItem('compareList') ?? '';
    // Four ids have 160 characters; a damaged list may have megabytes, which are not parsed.
    const value: unknown = text.length > 1000 ? [] : JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string').slice(0, 4) : NONE;
  } catch {
    return NONE;
  }
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
