import { LinkButton } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { BusinessGrid } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { Section } from '../../lib/Section.tsx';
import type { Landing } from './landing.queries.ts';
import { SORT_LABELS } from './landing.core.ts';
import styles from './landing.module.css';

export function FeaturedBusinesses({ page, isOutdated }: { page: Landing; isOutdated: boolean }) {
  const { businesses, total, sortedBy, chosenBy, searchPath } = page;
  if (businesses.length === 0) return page.type === 'generic' && page.hubs.length > 0 ? null : <Nearest page={page} />;
  return (
    <Section
      title="Featured Law Firms"
      aside={SORT_LABELS[sortedBy]}
      className={isOutdated ? styles.outdated : undefined}
      isOutdated={isOutdated}
    >
      <BusinessGrid businesses={businesses} priority measuredFrom={page.positionUsed ? 'you' : undefined} />
      <p className={styles.chosen}>{chosenBy}</p>
      {total > businesses.length && (
        <p className={styles.all}>
          <Link to={searchPath}>See all law firms</Link>
        </p>
      )}
    </Section>
  );
}

/** The way on from a page without firms, whose introduction says so. */
const Nearest = ({ page: { nearby, parent } }: { page: Landing }) => (
  <>
    {nearby.length > 0 && (
      <Section title="Nearest Places with Law Firms">
        <CountedLinks links={nearby} />
      </Section>
    )}
    {parent && (
      <p>
        <LinkButton to={parent.to}>{parent.text}</LinkButton>
      </p>
    )}
  </>
);
