import { emit } from '@lawdex/mf-kit/runtime';
import { readStored, store } from '@lawdex/ui';
import { useSyncExternalStore } from 'react';
import { NOTHING_COMPARED, readStoredList, storedTexts, type CompareList } from './compare-list.core.ts';

// The specification names these keys. packages/ui reads the first one for cards that load before this module.
const IDS_KEY = 'compareList';
const DETAILS_KEY = 'compareListDetails';

let current: CompareList | null = null;
/** False once the browser has refused to store the list, which then lives in this page only. */
let isStored = true;
const listeners = new Set<() => void>();

const readStorage = (): CompareList => readStoredList(readStored(IDS_KEY), readStored(DETAILS_KEY));

/** Details are stored first, so that a tab that sees a new id finds its details. */
function writeStorage(list: CompareList): void {
  const { ids, details } = storedTexts(list);
  isStored = store(DETAILS_KEY, details) && store(IDS_KEY, ids);
}

/** The current list, the same object until it changes. */
export const compareList = (): CompareList => (current ??= readStorage());

/** Changes the newest list, which may be another tab's. Returns whether the browser stores it. */
export function changeCompareList(change: (list: CompareList) => CompareList): boolean {
  const before = isStored ? readStorage() : compareList();
  const after = change(before);
  writeStorage(after);
  show(after);
  return isStored;
}

export const announceCompareList = (): void => emit('compare:changed', { ids: [...compareList().ids] });

/** Calls `listen` after each change, another tab's too, until the returned function is called. */
export function subscribeCompareList(listen: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followStorage);
    window.addEventListener('pageshow', followRestoredPage);
  }
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', followRestoredPage);
    // Changes are missed while nothing listens, so the next reader reads storage again.
    if (isStored) current = null;
  };
}

/** Stores the list as it was read, which repairs damaged storage. */
export const mendCompareStorage = (): void => void changeCompareList((list) => list);

function followStorage({ key }: StorageEvent): void {
  // A null key means that all of storage was cleared.
  if (key === null || key === IDS_KEY || key === DETAILS_KEY) show(readStorage());
}

/** A page that the Back button restores has missed the changes of other tabs. */
function followRestoredPage({ persisted }: PageTransitionEvent): void {
  if (persisted) show(readStorage());
}

function show(list: CompareList): void {
  if (current && JSON.stringify(storedTexts(list)) === JSON.stringify(storedTexts(current))) return;
  current = list;
  for (const tell of listeners) tell();
  announceCompareList();
}

/** The visitor's comparison list, which follows other tabs; empty on the server. */
export const useCompareList = (): CompareList =>
  useSyncExternalStore(subscribeCompareList, compareList, () => NOTHING_COMPARED);
