import { COMPARE_MIN } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readCompareAddress } from './compare-address.core.ts';
import { comparisonQuery } from './compare.queries.ts';

export async function prefetchCompare({ url, queryClient }: PageContext): Promise<void> {
  const { ids } = readCompareAddress(url.searchParams);
  if (ids.length >= COMPARE_MIN) await queryClient.prefetchQuery(comparisonQuery(ids));
}
