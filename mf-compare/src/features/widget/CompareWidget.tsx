import { on } from '@lawdex/mf-kit/runtime';
import { useEffect, useRef } from 'react';
import { addToList } from '../../lib/compare-actions.ts';
import { announceCompareList, compareList, mendCompareStorage } from '../../lib/compare-store.ts';
import { useCompareList } from '../../lib/use-compare-list.ts';
import { CompareBox } from './CompareBox.tsx';
import { useMissingDetails } from './use-missing-details.ts';

/** The comparison list, floating over every page while something is in it. */
export function CompareWidget() {
  const list = useCompareList();
  const failed = useMissingDetails(list);
  const begunHere = useRef(false);

  useEffect(() => {
    mendCompareStorage();
    announceCompareList();
    return on('add-to-compare', (detail) => {
      const wasEmpty = compareList().ids.length === 0;
      if (addToList(detail) === 'added' && wasEmpty) begunHere.current = true;
    });
  }, []);

  const isEmpty = list.ids.length === 0;
  useEffect(() => {
    if (!isEmpty) begunHere.current = false;
  }, [isEmpty]);

  // Each new list gets a new box. It starts open when this visitor began the list in this tab.
  return !isEmpty && <CompareBox list={list} failed={failed} startsOpen={() => begunHere.current} />;
}
