import type { Site } from '@lawdex/contracts';
import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { failedHead, loadingHead, notFoundHead, type Head } from '@lawdex/seo';
import { useLocation } from 'react-router-dom';
import type { PageState } from './page-state.core.ts';

export interface PageHeads<T> {
  shown(shown: T): Head;
  /** The head while it loads, which only a browser shows; by default the site's name. */
  loading?: Head;
  /** The title of a failed page; by default the site's name. */
  failedTitle?: string;
}

/** The document's head for a state of a page. */
export function headOf<T>(state: PageState<T>, heads: PageHeads<T>, path: string, site: Site): Head {
  switch (state.kind) {
    case 'shown':
      return heads.shown(state.shown);
    case 'loading':
      return heads.loading ?? loadingHead(site.name, path);
    case 'missing':
      return notFoundHead({ ...state.missing, path });
    case 'failed':
      return failedHead(heads.failedTitle ?? site.name, path);
  }
}

/** Sets the document's head for each state of the page. */
export function usePageHead<T>(state: PageState<T>, heads: PageHeads<T>): void {
  const site = useSite();
  const { pathname } = useLocation();
  useHead(headOf(state, heads, pathname, site));
}
