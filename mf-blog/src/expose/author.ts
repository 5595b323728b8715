import type { PageModule } from '@lawdex/mf-kit/runtime';
import { AuthorPage } from '../features/author/AuthorPage.tsx';
import { prefetchItem } from '../lib/ItemPage.tsx';

export default { Page: AuthorPage, prefetch: prefetchItem('author') } satisfies PageModule;
