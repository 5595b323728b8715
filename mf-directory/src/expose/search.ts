import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchSearch } from '../features/search/prefetch-search.ts';
import { SearchPage } from '../features/search/SearchPage.tsx';

export default {
  Page: SearchPage,
  // The build for browsers replaces `typeof document` by a constant and drops the code, which only the server runs.
  prefetch: typeof document === 'undefined' ? prefetchSearch : undefined,
} satisfies PageModule;
