import type { PageModule } from '@lawdex/mf-kit/runtime';
import { BusinessPage, prefetchBusiness } from '../features/business/BusinessPage.tsx';
import { submitReview } from '../features/business/review-form/submit-review.ts';

export default {
  Page: BusinessPage,
  prefetch: prefetchBusiness,
  // Only the server receives forms.
  ...(typeof document === 'undefined' && { submit: submitReview }),
} satisfies PageModule;
