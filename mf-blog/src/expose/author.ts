import type { PageModule } from '@lawdex/mf-kit/runtime';
import { AuthorPage } from '../features/author/AuthorPage.tsx';
import { prefetchAuthor } from '../features/author/prefetch-author.ts';

export default { Page: AuthorPage, prefetch: prefetchAuthor } satisfies PageModule;
