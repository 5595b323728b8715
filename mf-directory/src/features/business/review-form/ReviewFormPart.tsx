import { showToast } from '@lawdex/ui';
import { lazy, memo, Suspense } from 'react';
import type { ReviewFormProps } from './ReviewForm.tsx';

const load = async () => ({
  default: (await import(/* webpackChunkName: "written-review-form" */ './ReviewForm.tsx')).ReviewForm,
});

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it for visitors who write.
const ReviewForm = typeof document === 'undefined' ? (await load()).default : lazy(load);

/** Calls `show` once the form's code is there. After a failure the next click tries again. */
export const whenFormLoaded = (show: () => void): Promise<void> =>
  load().then(show, () =>
    showToast({
      title: 'Error',
      description: 'The form could not be loaded. Please try again.',
      variant: 'destructive',
    }),
  );

/** Memoised, because rendering again before the code has come would remove the form. */
export const ReviewFormPart = memo(function ReviewFormPart(props: ReviewFormProps) {
  return (
    <Suspense>
      <ReviewForm {...props} />
    </Suspense>
  );
});
