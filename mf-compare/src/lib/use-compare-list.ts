import { useSyncExternalStore } from 'react';
import { NOTHING_COMPARED, type CompareList } from './compare-list.core.ts';
import { compareList, subscribeCompareList } from './compare-store.ts';

/** The visitor's comparison list, which follows other tabs; empty on the server. */
export const useCompareList = (): CompareList =>
  useSyncExternalStore(subscribeCompareList, compareList, () => NOTHING_COMPARED);
