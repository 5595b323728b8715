import { isRateable } from '@lawdex/contracts';
import { BusinessFaq } from './BusinessFaq.tsx';
import type { BusinessFaqProps } from './BusinessFaq.tsx';
import { SimilarBusinesses } from './SimilarBusinesses.tsx';

export { RelatedSearches } from './RelatedSearches.tsx';

export function FaqAndSimilar(props: BusinessFaqProps) {
  return (
    <>
      <BusinessFaq {...props} />
      {isRateable(props.business) && <SimilarBusinesses of={props.business} />}
    </>
  );
}
