import type { BusinessDetail } from '@lawdex/contracts';
import { QuestionList } from '@lawdex/ui';
import { lazy, memo, Suspense } from 'react';

const load = async () => ({ default: (await import('./BusinessFaq.tsx')).BusinessFaq });

// The server waits for nothing while it renders; in the browser, what composes the answers comes after the page.
const BusinessFaq = typeof document === 'undefined' ? (await load()).default : lazy(load);

/**
 * Memoised, because a part that is rendered again before its code has come would be taken away until then. The list is handed down, so
 * that its styles belong to the page.
 */
export const FaqPart = memo(function FaqPart({ business }: { business: BusinessDetail }) {
  return (
    <Suspense>
      <BusinessFaq business={business} List={QuestionList} />
    </Suspense>
  );
});
