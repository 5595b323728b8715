import { readPosition } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { landingHead } from '@lawdex/seo';
import { PageScreen, pageStateOf, usePageHead } from '@lawdex/ui';
import type { Missing, PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMoved } from '../../lib/use-moved.ts';
import { landingQuery } from './landing.queries.ts';
import type { Landing } from './landing.queries.ts';
import { LandingScreen } from './LandingScreen.tsx';
import { LandingSkeleton } from './LandingSkeleton.tsx';
import { hasLandingShape } from './slug-shape.core.ts';

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
    <PageScreen state={state} onRetry={query.refetch} loading={<LandingSkeleton />}>
      {(page) => <LandingScreen page={page} isOutdated={query.isPlaceholderData} />}
    </PageScreen>
  );
}
