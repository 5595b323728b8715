import type { BusinessSummary } from '@lawdex/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { LISTS } from './queries.ts';

type List = readonly Partial<BusinessSummary>[] | { businesses?: readonly Partial<BusinessSummary>[] } | undefined;

/** A business as a list has shown it to the visitor, so that its page begins with that; undefined when no list had it. */
export function listedBusiness(queryClient: QueryClient, slug: string): BusinessSummary | undefined {
  for (const [, list] of queryClient.getQueriesData<List>({ queryKey: [LISTS] })) {
    const businesses = list && ('businesses' in list ? list.businesses : list);
    const found = Array.isArray(businesses) ? businesses.find((business) => business.slug === slug) : undefined;
    if (found && isWhole(found)) return found;
  }
  return undefined;
}

/** Lists of similar businesses have fewer fields. */
const isWhole = (business: Partial<BusinessSummary>): business is BusinessSummary => business.address !== undefined;
