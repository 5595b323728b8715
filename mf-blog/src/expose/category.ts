import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CategoryPage } from '../features/category/CategoryPage.tsx';
import { prefetchCategory } from '../features/category/prefetch-category.ts';

export default { Page: CategoryPage, prefetch: prefetchCategory } satisfies PageModule;
