import type { PageModule } from '@lawdex/mf-kit/runtime';
import { PostPage } from '../features/post/PostPage.tsx';
import { prefetchPost } from '../features/post/prefetch-post.ts';

export default { Page: PostPage, prefetch: prefetchPost } satisfies PageModule;
