import type { PageModule } from '@lawdex/mf-kit/runtime';
import { PostPage, prefetchPost } from '../features/post/PostPage.tsx';

export default { Page: PostPage, prefetch: prefetchPost } satisfies PageModule;
