import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchCities } from '../features/cities/cities.queries.ts';
import { CitiesPage } from '../features/cities/CitiesPage.tsx';

export default { Page: CitiesPage, prefetch: prefetchCities } satisfies PageModule;
