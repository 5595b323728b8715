import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { useLocation } from 'react-router-dom';
import { headOf, type PageHeads } from './page-head.ts';
import type { PageState } from './page-state.core.ts';

/** Sets the document's head for each state of the page. */
export function usePageHead<T>(state: PageState<T>, heads: PageHeads<T>): void {
  const site = useSite();
  const { pathname } = useLocation();
  useHead(headOf(state, heads, pathname, site));
}
