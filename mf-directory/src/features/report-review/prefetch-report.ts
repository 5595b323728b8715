import type { PageContext } from '@lawdex/mf-kit/runtime';
import { reportedQuery } from './report.queries.ts';

export const prefetchReport = ({ params, queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(reportedQuery(queryClient, params.slug ?? '', params.review ?? ''));
