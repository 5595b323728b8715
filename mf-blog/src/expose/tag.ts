import type { PageModule } from '@lawdex/mf-kit/runtime';
import { TagPage } from '../features/tag/TagPage.tsx';
import { prefetchItem } from '../lib/prefetch-item.ts';

export default { Page: TagPage, prefetch: prefetchItem('tag') } satisfies PageModule;
