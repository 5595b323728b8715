import type { PageContext } from '@lawdex/mf-kit/runtime';
import { categoriesQuery } from '../../lib/queries.ts';

export const prefetchPracticeAreas = ({ queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(categoriesQuery);
