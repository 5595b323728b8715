import { BLOG_PATH } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { LinkList } from '@lawdex/ui';
import type { Landing } from '../landing.queries.ts';
import { LandingSection } from '../LandingSection.tsx';
import { resourceLinks } from './resources.core.ts';

export function LegalResources({ page }: { page: Landing }) {
  const hasBlog = useRouteExists(BLOG_PATH);
  return (
    <LandingSection title="Legal Resources" lead="In immediate danger? Call 911 first.">
      <LinkList links={resourceLinks(page, hasBlog)} layout="wide" />
    </LandingSection>
  );
}
