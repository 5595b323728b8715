import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CityPage } from '../features/city/CityPage.tsx';
import { prefetchCity } from '../features/city/prefetch-city.ts';

export default { Page: CityPage, prefetch: prefetchCity } satisfies PageModule;
