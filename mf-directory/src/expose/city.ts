import type { PageModule } from '@lawdex/mf-kit/runtime';
import { CityPage, prefetchCity } from '../features/city/CityPage.tsx';

export default { Page: CityPage, prefetch: prefetchCity } satisfies PageModule;
