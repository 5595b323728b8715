import type { PageModule } from '@lawdex/mf-kit/runtime';
import { PracticeAreasPage } from '../features/practice-areas/PracticeAreasPage.tsx';
import { prefetchPracticeAreas } from '../features/practice-areas/prefetch-practice-areas.ts';

export default { Page: PracticeAreasPage, prefetch: prefetchPracticeAreas } satisfies PageModule;
