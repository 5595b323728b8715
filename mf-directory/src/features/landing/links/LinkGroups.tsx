import type { LandingLinks } from '@lawdex/contracts';
import { SectionHeading } from '@lawdex/ui';
import { useId } from 'react';
import { CountedLinks } from '../../../lib/CountedLinks.tsx';
import styles from '../landing.module.css';

/** Ways on, each group under its own heading. */
export const LinkGroups = ({ groups }: { groups: readonly LandingLinks[] }) =>
  groups.map((group) => <Group key={group.title} {...group} />);

function Group({ title, links }: LandingLinks) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <CountedLinks links={links} />
    </section>
  );
}
