import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchSearch } from '../features/search/prefetch-search.ts';
import { SearchPage } from '../features/search/SearchPage.tsx';

export default { Page: SearchPage, prefetch: prefetchSearch } satisfies PageModule;
