import type { BusinessDetail } from '@lawdex/contracts';
import { LinkList, QuestionList } from '@lawdex/ui';
import { lazy, memo, Suspense } from 'react';

const load = () => import('./later-parts.tsx');

// The server waits for nothing while it renders; in the browser, what stands at the page's end comes after the page.
const loaded = typeof document === 'undefined' ? await load() : null;
const FaqAndSimilar = loaded?.FaqAndSimilar ?? lazy(async () => ({ default: (await load()).FaqAndSimilar }));
const RelatedSearches = loaded?.RelatedSearches ?? lazy(async () => ({ default: (await load()).RelatedSearches }));

/**
 * Memoised, because a part that is rendered again before its code has come would be taken away until then. The lists are handed down, so
 * that their styles belong to the page.
 */
export const BelowReviews = memo(function BelowReviews({ business }: { business: BusinessDetail }) {
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
