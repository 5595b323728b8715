import { readPosition } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { landingQuery } from './landing.queries.ts';
import { hasLandingShape } from './slug-shape.core.ts';

export async function prefetchLanding({ url, params, queryClient }: PageContext): Promise<void> {
  const { slug = '' } = params;
  if (!hasLandingShape(slug)) return;
  const options = landingQuery(slug, readPosition(url.searchParams.get('near') ?? ''));
  await queryClient.prefetchQuery(options);
  if (typeof document === 'undefined') {
    // A browser loads these after the page, together with the code that shows them.
    const { prefetchPostsAbout } = await import('../../lib/from-the-blog/prefetch-posts-about.ts');
    await prefetchPostsAbout(queryClient, queryClient.getQueryData(options.queryKey)?.categorySlug ?? undefined);
  }
}
