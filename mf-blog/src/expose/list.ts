import type { PageModule } from '@lawdex/mf-kit/runtime';
import { BlogPage } from '../features/list/BlogPage.tsx';
import { prefetchBlog } from '../features/list/prefetch-blog.ts';

export default { Page: BlogPage, prefetch: prefetchBlog } satisfies PageModule;
