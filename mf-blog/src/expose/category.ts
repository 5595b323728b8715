import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CategoryPage } from '../features/category/CategoryPage.tsx';
import { prefetchItem } from '../lib/ItemPage.tsx';

export default { Page: CategoryPage, prefetch: prefetchItem('category') } satisfies PageModule;
