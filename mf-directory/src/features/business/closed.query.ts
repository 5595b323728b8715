import { ApiFailure } from '@lawdex/mf-kit/runtime';
import type { Missing } from '@lawdex/ui';
import { queryOptions } from '@tanstack/react-query';

export const isClosed = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'business_closed';

/** What the page of a closed business says. Its code is loaded with it, because few visitors come to one. */
export const closedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['closed business', slug],
    queryFn: async ({ signal }): Promise<Missing> => (await import('./load-closed.ts')).loadClosed(slug, signal),
  });
