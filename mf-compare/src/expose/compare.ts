import type { PageModule } from '@lawdex/mf-kit/runtime';
import { ComparePage, prefetchCompare } from '../features/compare/ComparePage.tsx';

export default { Page: ComparePage, prefetch: prefetchCompare } satisfies PageModule;
