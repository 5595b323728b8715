import { readPosition } from '@lawdex/contracts';
import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { landingQuery } from './landing.queries.ts';
import { hasLandingShape } from './slug-shape.core.ts';

export async function prefetchLanding({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const { slug = '' } = params;
  if (!hasLandingShape(slug)) return;
  const options = landingQuery(slug, readPosition(url.searchParams.get('near') ?? ''));
  await queryClient.prefetchQuery(options);
  const shown = queryClient.getQueryData(options.queryKey);
  if (shown?.movedTo !== undefined) return { kind: 'redirect', status: 301, location: shown.movedTo + url.search };
  if (typeof document === 'undefined') {
    // A browser loads these after the page, together with the code that shows them.
    const { prefetchPostsAbout } = await import('../../lib/from-the-blog/prefetch-posts-about.ts');
    await prefetchPostsAbout(queryClient, shown?.categorySlug ?? undefined);
  }
}
