import type { PageModule } from '@lawdex/mf-kit/runtime';
import { PracticeAreasPage, prefetchPracticeAreas } from '../features/practice-areas/PracticeAreasPage.tsx';

export default { Page: PracticeAreasPage, prefetch: prefetchPracticeAreas } satisfies PageModule;
