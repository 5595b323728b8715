import type { Site } from '@lawdex/contracts';
import { failedHead, loadingHead, notFoundHead } from '@lawdex/seo';
import type { Head } from '@lawdex/seo';
import type { PageState } from './page-state.core.ts';

export interface PageHeads<T> {
  shown(shown: T): Head;
  /** Only ever seen in the browser; the site's name unless told. */
  loading?: Head;
  /** The site's name unless told. */
  failedTitle?: string;
}

/** What the document's head holds in each state of a page. */
export function headOf<T>(state: PageState<T>, heads: PageHeads<T>, path: string, site: Site): Head {
  switch (state.kind) {
    case 'shown':
      return heads.shown(state.shown);
    case 'loading':
      return heads.loading ?? loadingHead(site.name, path);
    case 'missing':
      return notFoundHead({ title: state.missing.title, description: state.missing.description, path });
    case 'failed':
      return failedHead(heads.failedTitle ?? site.name, path);
  }
}
