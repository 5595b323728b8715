import type { LandingLinks } from '@lawdex/contracts';
import { LinkList } from '@lawdex/ui';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { Section } from '../../lib/Section.tsx';
import type { Landing } from './landing.queries.ts';

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
      <LinkGroups folds groups={[...elsewhere, ...groups]} />
      {related.length > 0 && (
        <Section folds title="Related Legal Services">
          <LinkList links={related} layout="wide" />
        </Section>
      )}
    </>
  );
}

/** Links to other pages, each group under its own heading. */
export const LinkGroups = ({ groups, folds }: { groups: readonly LandingLinks[]; folds?: boolean }) =>
  groups.map(({ title, links }) => (
    <Section key={title} folds={folds} title={title}>
      <CountedLinks links={links} />
    </Section>
  ));
