import type { PageModule } from '@lawdex/mf-kit/runtime';
import { BusinessPage } from '../features/business/BusinessPage.tsx';
import { prefetchBusiness } from '../features/business/prefetch-business.ts';
import { submitReview } from '../features/business/review-form/submit-review.ts';

export default {
  Page: BusinessPage,
  prefetch: prefetchBusiness,
  // Only the server receives forms.
  ...(typeof document === 'undefined' && { submit: submitReview }),
} satisfies PageModule;
