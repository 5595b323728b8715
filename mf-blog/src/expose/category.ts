import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CategoryPage } from '../features/category/CategoryPage.tsx';
import { prefetchItem } from '../lib/prefetch-item.ts';

export default { Page: CategoryPage, prefetch: prefetchItem('category') } satisfies PageModule;
