import type { PageModule } from '@lawdex/mf-kit/runtime';
import { HomePage, prefetchHome } from '../features/home/HomePage.tsx';

export default { Page: HomePage, prefetch: prefetchHome } satisfies PageModule;
