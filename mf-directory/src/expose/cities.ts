import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CitiesPage, prefetchCities } from '../features/cities/CitiesPage.tsx';

export default { Page: CitiesPage, prefetch: prefetchCities } satisfies PageModule;
