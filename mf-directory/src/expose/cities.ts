import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CitiesPage } from '../features/cities/CitiesPage.tsx';
import { prefetchCities } from '../features/cities/prefetch-cities.ts';

export default { Page: CitiesPage, prefetch: prefetchCities } satisfies PageModule;
