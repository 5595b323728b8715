import { showToast } from '@lawdex/ui';
import { lazy, memo, Suspense } from 'react';
import type { HeldReviewsProps } from '../held-reviews/HeldReviews.tsx';
import type { ReviewFormProps } from '../review-form/ReviewForm.tsx';

const loadHeld = async () => ({
  default: (await import(/* webpackChunkName: "written-held" */ '../held-reviews/HeldReviews.tsx')).HeldReviews,
});
const loadForm = async () => ({
  default: (await import(/* webpackChunkName: "written-review-form" */ '../review-form/ReviewForm.tsx')).ReviewForm,
});

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it for writers only.
const HeldReviews = typeof document === 'undefined' ? (await loadHeld()).default : lazy(loadHeld);
const ReviewForm = typeof document === 'undefined' ? (await loadForm()).default : lazy(loadForm);

/** Calls `show` once the form's code is there. After a failure the next click tries again. */
export const whenFormLoaded = (show: () => void): Promise<void> =>
  loadForm().then(show, () =>
    showToast({
      title: 'Error',
      description: 'The form could not be loaded. Please try again.',
      variant: 'destructive',
    }),
  );

// Both are memoised, because rendering again before the code has come would remove them.

export const HeldPart = memo(function HeldPart(props: HeldReviewsProps) {
  return (
    <Suspense>
      <HeldReviews {...props} />
    </Suspense>
  );
});

export const ReviewFormPart = memo(function ReviewFormPart(props: ReviewFormProps) {
  return (
    <Suspense>
      <ReviewForm {...props} />
    </Suspense>
  );
});
