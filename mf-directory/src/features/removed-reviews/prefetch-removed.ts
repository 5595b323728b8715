import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '@lawdex/ui';
import { ledgerQuery } from './removed.queries.ts';

export async function prefetchRemoved({ url, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  if (page !== null) await queryClient.prefetchQuery(ledgerQuery(page));
}
