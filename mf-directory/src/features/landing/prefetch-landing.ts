import { landingSlugPath, readPosition } from '@lawdex/contracts';
import type { PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { landingQuery } from './landing.queries.ts';
import { hasLandingShape } from './slug-shape.core.ts';

export async function prefetchLanding({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const { slug = '' } = params;
  const lower = slug.toLowerCase();
  if (lower !== slug) return { kind: 'redirect', status: 301, location: landingSlugPath(lower) + url.search };
  if (!hasLandingShape(slug)) return;
  await queryClient.prefetchQuery(landingQuery(slug, readPosition(url.searchParams.get('near') ?? '')));
}
