import type { PageContext } from '@lawdex/mf-kit/runtime';
import { practiceAreasQuery } from '../../lib/queries.ts';

export const prefetchPracticeAreas = ({ queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(practiceAreasQuery);
