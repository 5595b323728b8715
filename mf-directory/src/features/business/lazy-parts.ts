import { showToast } from '@lawdex/ui';
import { lazy } from 'react';
import { suspended } from '../../lib/suspended.tsx';

const loadHeld = () => import(/* webpackChunkName: "written-held" */ './held-reviews/HeldReviews.tsx');
const loadForm = () => import(/* webpackChunkName: "written-review-form" */ './review-form/ReviewForm.tsx');
const loadLater = () => import('./later/later-parts.tsx');

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it after the page, or for
// writers only.
export const HeldPart = suspended(typeof document === 'undefined' ? (await loadHeld()).default : lazy(loadHeld));
export const ReviewFormPart = suspended(typeof document === 'undefined' ? (await loadForm()).default : lazy(loadForm));
const later = typeof document === 'undefined' ? await loadLater() : null;
const FaqAndSimilar = later?.FaqAndSimilar ?? lazy(async () => ({ default: (await loadLater()).FaqAndSimilar }));
const RelatedSearches = later?.RelatedSearches ?? lazy(async () => ({ default: (await loadLater()).RelatedSearches }));

// The lists are passed as props, so that their styles belong to the page.
export const BelowReviews = suspended(FaqAndSimilar);
export const RelatedPart = suspended(RelatedSearches);

/** Calls `show` once the form's code is there. After a failure the next click tries again. */
export const whenFormLoaded = (show: () => void): Promise<void> =>
  loadForm().then(show, () =>
    showToast({
      title: 'Error',
      description: 'The form could not be loaded. Please try again.',
      variant: 'destructive',
    }),
  );
