import type { PageModule } from '@lawdex/mf-kit/runtime';
import { HomePage } from '../features/home/HomePage.tsx';
import { prefetchHome } from '../features/home/prefetch-home.ts';

export default { Page: HomePage, prefetch: prefetchHome } satisfies PageModule;
