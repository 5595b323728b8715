import { COMPARE_MIN } from '@lawdex/contracts';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { compareHead, loadingHead } from '@lawdex/seo';
import { orMissing, PageScreen, pageStateOf, usePageHead, useRetry, type Missing, type PageState } from '@lawdex/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCompareAddress } from './compare-address.core.ts';
import { comparisonQuery, type AnsweredComparison } from './compare.queries.ts';
import { CompareScreen } from './CompareScreen.tsx';
import { CompareFailed, CompareSkeleton, TooFew } from './CompareStates.tsx';

const FAILED = 'Error loading comparison';
const NONE_LEFT: Missing = {
  title: FAILED,
  description: 'None of these firms is listed any more.',
  action: { label: 'Browse Businesses', to: '/' },
};

/** Null when the address names too few businesses to compare. */
type Shown = AnsweredComparison | null;

export function ComparePage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const site = useSite();
  const address = readCompareAddress(params);
  const isAsked = address.ids.length >= COMPARE_MIN;
  // While the others load, the column of a removed business stays, so that nothing moves.
  const query = useQuery({ ...comparisonQuery(address.ids), enabled: isAsked, placeholderData: keepPreviousData });
  const retry = useRetry({ error: isAsked ? query.error : null, isPending: isAsked && query.isPending }, query.refetch);
  const state: PageState<Shown> = isAsked
    ? orMissing<Shown>(pageStateOf(query), (shown) => (shown?.businesses.length === 0 ? NONE_LEFT : null))
    : { kind: 'shown', shown: null };

  usePageHead(state, {
    shown: (shown) => compareHead(comparable(shown)?.businesses.map(({ name }) => name) ?? [], site),
    loading: loadingHead('Compare Law Firms', pathname),
    failedTitle: FAILED,
  });
  if (state.kind === 'failed' || retry.isRetrying) return <CompareFailed {...retry} />;
  return (
    <PageScreen state={state} onRetry={query.refetch} loading={<CompareSkeleton />}>
      {(shown) => {
        const comparison = comparable(shown);
        return comparison ? (
          <CompareScreen comparison={comparison} address={address} />
        ) : (
          <TooFew address={address} missingIds={shown?.missingIds} left={shown?.businesses[0]?.name} />
        );
      }}
    </PageScreen>
  );
}

/** The comparison, if it has at least two businesses. */
const comparable = (shown: Shown): AnsweredComparison | null =>
  shown !== null && shown.businesses.length >= COMPARE_MIN ? shown : null;

export async function prefetchCompare({ url, queryClient }: PageContext): Promise<void> {
  const { ids } = readCompareAddress(url.searchParams);
  if (ids.length >= COMPARE_MIN) await queryClient.prefetchQuery(comparisonQuery(ids));
}
