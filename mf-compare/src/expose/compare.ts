import type { PageModule } from '@lawdex/mf-kit/runtime';
import { ComparePage } from '../features/compare/ComparePage.tsx';
import { prefetchCompare } from '../features/compare/prefetch-compare.ts';

export default { Page: ComparePage, prefetch: prefetchCompare } satisfies PageModule;
