import { BusinessFaq } from './BusinessFaq.tsx';
import type { BusinessFaqProps } from './BusinessFaq.tsx';
import { SimilarBusinesses } from './SimilarBusinesses.tsx';

export { RelatedSearches } from './RelatedSearches.tsx';

export function FaqAndSimilar(props: BusinessFaqProps) {
  return (
    <>
      <BusinessFaq {...props} />
      <SimilarBusinesses similar={props.business.similar} />
    </>
  );
}
