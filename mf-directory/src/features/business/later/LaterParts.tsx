import type { BusinessDetail } from '@lawdex/contracts';
import { LinkList, QuestionList } from '@lawdex/ui';
import { lazy, memo, Suspense } from 'react';
import type { AnsweredBusiness } from '../../../lib/reviews/reviews.queries.ts';

const load = () => import('./later-parts.tsx');

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it after the page.
const loaded = typeof document === 'undefined' ? await load() : null;
const FaqAndSimilar = loaded?.FaqAndSimilar ?? lazy(async () => ({ default: (await load()).FaqAndSimilar }));
const RelatedSearches = loaded?.RelatedSearches ?? lazy(async () => ({ default: (await load()).RelatedSearches }));

/**
 * Memoised, because rendering again before the code has come would remove the part. The lists are passed as props, so that their styles
 * belong to the page.
 */
export const BelowReviews = memo(function BelowReviews({ business }: { business: AnsweredBusiness }) {
  return (
    <Suspense>
      <FaqAndSimilar business={business} List={QuestionList} />
    </Suspense>
  );
});

export const RelatedPart = memo(function RelatedPart({ business }: { business: BusinessDetail }) {
  return (
    <Suspense>
      <RelatedSearches business={business} List={LinkList} />
    </Suspense>
  );
});
