import type { PageModule } from '@lawdex/mf-kit/runtime';
import { StateCitiesPage } from '../features/cities/StateCitiesPage.tsx';
import { prefetchStateCities } from '../features/cities/prefetch-cities.ts';

export default { Page: StateCitiesPage, prefetch: prefetchStateCities } satisfies PageModule;
