import type { PageModule } from '@lawdex/mf-kit/runtime';
import { LandingPage, prefetchLanding } from '../features/landing/LandingPage.tsx';

export default { Page: LandingPage, prefetch: prefetchLanding } satisfies PageModule;
