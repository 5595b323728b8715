import { lazy, memo, Suspense } from 'react';
import type { HeldReviewsProps } from './HeldReviews.tsx';

const load = async () => ({
  default: (await import(/* webpackChunkName: "written-held" */ './HeldReviews.tsx')).HeldReviews,
});

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it for writers only.
const HeldReviews = typeof document === 'undefined' ? (await load()).default : lazy(load);

/** Memoised, because rendering again before the code has come would remove the part. */
export const HeldPart = memo(function HeldPart(props: HeldReviewsProps) {
  return (
    <Suspense>
      <HeldReviews {...props} />
    </Suspense>
  );
});
