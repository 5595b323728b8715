import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchRemoved, RemovedReviewsPage } from '../features/removed-reviews/RemovedReviewsPage.tsx';

export default { Page: RemovedReviewsPage, prefetch: prefetchRemoved } satisfies PageModule;
