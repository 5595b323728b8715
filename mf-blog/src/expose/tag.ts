import type { PageModule } from '@lawdex/mf-kit/runtime';
import { TagPage } from '../features/tag/TagPage.tsx';
import { prefetchTag } from '../features/tag/prefetch-tag.ts';

export default { Page: TagPage, prefetch: prefetchTag } satisfies PageModule;
