import type { PageModule } from '@lawdex/mf-kit/runtime';
import { LandingPage } from '../features/landing/LandingPage.tsx';
import { prefetchLanding } from '../features/landing/prefetch-landing.ts';

export default { Page: LandingPage, prefetch: prefetchLanding } satisfies PageModule;
