import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CategoryPage, prefetchCategory } from '../features/category/CategoryPage.tsx';

export default { Page: CategoryPage, prefetch: prefetchCategory } satisfies PageModule;
