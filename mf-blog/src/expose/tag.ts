import type { PageModule } from '@lawdex/mf-kit/runtime';
import { TagPage } from '../features/tag/TagPage.tsx';
import { prefetchItem } from '../lib/ItemPage.tsx';

export default { Page: TagPage, prefetch: prefetchItem('tag') } satisfies PageModule;
