import type { PageContext } from '@lawdex/mf-kit/runtime';
import { readPage } from '../../lib/page-number.core.ts';
import { readState } from './city.core.ts';
import { cityQuery } from './city.queries.ts';

export async function prefetchCity({ url, params, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  if (page === null) return;
  await queryClient.prefetchQuery(cityQuery(params.city ?? '', readState(url.searchParams.get('state')), page));
}
