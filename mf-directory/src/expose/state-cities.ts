import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchStateCities, StateCitiesPage } from '../features/cities/StateCitiesPage.tsx';

export default { Page: StateCitiesPage, prefetch: prefetchStateCities } satisfies PageModule;
