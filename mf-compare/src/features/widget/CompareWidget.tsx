import { COMPARE_PATH } from '@lawdex/contracts';
import { api, on } from '@lawdex/mf-kit/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addToList } from '../../lib/compare-actions.ts';
import { removeFromCompare, withDetails, withoutDetails, type CompareList } from '../../lib/compare-list.core.ts';
import {
  announceCompareList,
  changeCompareList,
  compareList,
  mendCompareStorage,
  useCompareList,
} from '../../lib/compare-store.ts';
import { CompareBox } from './CompareBox.tsx';

/** The comparison list, floating over every page while something is in it. */
export function CompareWidget() {
  const list = useCompareList();
  const failed = useMissingDetails(list);
  const begunHere = useRef(false);
  const [added, setAdded] = useState<string>();

  useEffect(() => {
    mendCompareStorage();
    announceCompareList();
    return on('add-to-compare', (detail) => {
      const wasEmpty = compareList().ids.length === 0;
      if (addToList(detail, saysItself(wasEmpty)) !== 'added') return;
      if (wasEmpty) begunHere.current = true;
      setAdded(compareList().ids.at(-1));
    });
  }, []);

  const isEmpty = list.ids.length === 0;
  useEffect(() => {
    if (!isEmpty) begunHere.current = false;
  }, [isEmpty]);

  // Each new list gets a new box. It starts open when this visitor began the list in this tab.
  return !isEmpty && <CompareBox list={list} added={added} failed={failed} startsOpen={() => begunHere.current} />;
}

/** On a phone the open list says what was added, because a notification beside it would cover what is chosen from. */
function saysItself(wasEmpty: boolean): boolean {
  if (window.innerWidth >= 640) return false;
  return wasEmpty
    ? window.location.pathname !== COMPARE_PATH
    : document.querySelector('[aria-label="Comparison list"] [aria-expanded="true"]') !== null;
}

/**
 * Loads missing details of the list, which were damaged in storage or stored by an older version. Businesses that are gone leave the list.
 * Returns whether loading failed.
 */
function useMissingDetails(list: CompareList): boolean {
  const ids = withoutDetails(list).join(',');
  const { data, isError } = useQuery({
    queryKey: ['businesses', 'by-ids', ids],
    queryFn: ({ signal }) => api.get('/api/businesses/by-ids', { query: { ids }, signal }),
    enabled: ids !== '',
  });

  useEffect(() => {
    if (!data) return;
    changeCompareList((current) => {
      const known = withDetails(current, data);
      const gone = withoutDetails(known).filter((id) => ids.includes(id));
      return removeFromCompare(known, gone);
    });
  }, [data, ids]);

  return isError;
}
