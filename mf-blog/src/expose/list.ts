import type { PageModule } from '@lawdex/mf-kit/runtime';
import { BlogPage, prefetchBlog } from '../features/list/BlogPage.tsx';

export default { Page: BlogPage, prefetch: prefetchBlog } satisfies PageModule;
