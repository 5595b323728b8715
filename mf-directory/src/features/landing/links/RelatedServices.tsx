import type { LandingLinks } from '@lawdex/contracts';
import { LinkList } from '@lawdex/ui';
import type { Landing } from '../landing.queries.ts';
import { LandingSection } from '../LandingSection.tsx';
import { LinkGroups } from './LinkGroups.tsx';

export interface RelatedServicesProps {
  page: Landing;
  groups: readonly LandingLinks[];
}

export function RelatedServices({ page: { relatedSearches, nearby }, groups }: RelatedServicesProps) {
  const related = relatedSearches.map(({ text, url }) => ({ text, to: url }));
  return (
    <>
      <LinkGroups groups={[...(nearby.length > 0 ? [{ title: 'In Other Places', links: nearby }] : []), ...groups]} />
      {related.length > 0 && (
        <LandingSection title="Related Legal Services">
          <LinkList links={related} layout="wide" />
        </LandingSection>
      )}
    </>
  );
}
