import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchSearch, SearchPage } from '../features/search/SearchPage.tsx';

export default { Page: SearchPage, prefetch: prefetchSearch } satisfies PageModule;
