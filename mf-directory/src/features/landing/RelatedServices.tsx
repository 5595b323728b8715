import type { LandingLinks } from '@lawdex/contracts';
import { LinkList } from '@lawdex/ui';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import type { Landing } from './landing.queries.ts';
import { LandingSection } from './LandingSection.tsx';

export interface RelatedServicesProps {
  page: Landing;
  groups: readonly LandingLinks[];
}

export function RelatedServices({ page: { relatedSearches, nearby, total }, groups }: RelatedServicesProps) {
  const related = relatedSearches.map(({ text, url }) => ({ text, to: url }));
  // Without firms here the nearest places stand in their stead.
  const elsewhere = total > 0 && nearby.length > 0 ? [{ title: 'In Other Places', links: nearby }] : [];
  return (
    <>
      <LinkGroups groups={[...elsewhere, ...groups]} />
      {related.length > 0 && (
        <LandingSection title="Related Legal Services">
          <LinkList links={related} layout="wide" />
        </LandingSection>
      )}
    </>
  );
}

/** Links to other pages, each group under its own heading. */
export const LinkGroups = ({ groups }: { groups: readonly LandingLinks[] }) =>
  groups.map(({ title, links }) => (
    <LandingSection key={title} title={title}>
      <CountedLinks links={links} />
    </LandingSection>
  ));
