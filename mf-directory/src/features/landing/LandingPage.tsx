import { readPosition } from '@lawdex/contracts';
import { useSite, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { landingHead } from '@lawdex/seo';
import { PageScreen, pageStateOf, usePageHead, type Missing, type PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { prefetchPostsAbout } from '../../lib/from-the-blog/posts-about.query.ts';
import { ListPageSkeleton } from '../../lib/list-head/ListHead.tsx';
import { useMoved } from '../../lib/navigation.ts';
import { hasLandingShape } from './landing.core.ts';
import { landingQuery, type Landing } from './landing.queries.ts';
import { LandingScreen } from './LandingScreen.tsx';

const NOT_FOUND: Missing = {
  title: 'Page Not Found',
  description: "The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', to: '/' },
};

export function LandingPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const mayExist = hasLandingShape(slug);
  const query = useQuery({ ...landingQuery(slug, readPosition(params.get('near') ?? '')), enabled: mayExist });
  const state: PageState<Landing> = mayExist ? pageStateOf(query, NOT_FOUND) : { kind: 'missing', missing: NOT_FOUND };

  useMoved(query.data?.movedTo ?? null);
  usePageHead(state, { shown: (page) => landingHead(page, site) });
  return (
    <PageScreen state={state} onRetry={query.refetch} loading={<ListPageSkeleton />}>
      {(page) => <LandingScreen page={page} isOutdated={query.isPlaceholderData} />}
    </PageScreen>
  );
}

export async function prefetchLanding({ url, params, queryClient }: PageContext): Promise<void | Redirect> {
  const { slug = '' } = params;
  if (!hasLandingShape(slug)) return;
  const options = landingQuery(slug, readPosition(url.searchParams.get('near') ?? ''));
  await queryClient.prefetchQuery(options);
  const shown = queryClient.getQueryData(options.queryKey);
  if (shown?.movedTo !== undefined) return { kind: 'redirect', status: 301, location: shown.movedTo + url.search };
  // A browser loads these after the page.
  if (typeof document === 'undefined') await prefetchPostsAbout(queryClient, shown?.categorySlug ?? undefined);
}
