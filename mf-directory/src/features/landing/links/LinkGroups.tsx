import type { LandingLinks } from '@lawdex/contracts';
import { CountedLinks } from '../../../lib/CountedLinks.tsx';
import { LandingSection } from '../LandingSection.tsx';

/** Links to other pages, each group under its own heading. */
export const LinkGroups = ({ groups }: { groups: readonly LandingLinks[] }) =>
  groups.map(({ title, links }) => (
    <LandingSection key={title} title={title}>
      <CountedLinks links={links} />
    </LandingSection>
  ));
