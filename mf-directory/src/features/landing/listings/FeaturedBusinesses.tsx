import { formatCount } from '@lawdex/contracts';
import { EmptyState, LinkButton } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { BusinessGrid } from '../../../lib/BusinessGrid.tsx';
import type { Landing } from '../landing.queries.ts';
import { SORT_LABELS } from '../layout.core.ts';
import { LandingSection } from '../LandingSection.tsx';
import styles from './featured-businesses.module.css';

export interface FeaturedBusinessesProps {
  page: Landing;
  isOutdated: boolean;
}

export function FeaturedBusinesses({ page, isOutdated }: FeaturedBusinessesProps) {
  const { businesses, total, sortedBy, chosenBy, parent, searchPath } = page;
  if (businesses.length === 0)
    return page.type === 'generic' && page.hubs.length > 0 ? null : <NoBusinesses parent={parent} />;
  return (
    <LandingSection
      title="Featured Law Firms"
      lead={chosenBy}
      aside={SORT_LABELS[sortedBy]}
      className={isOutdated ? styles.outdated : undefined}
      isOutdated={isOutdated}
    >
      <BusinessGrid businesses={businesses} measuredFrom={page.positionUsed ? 'you' : undefined} />
      {total > businesses.length && (
        <p className={styles.all}>
          <Link to={searchPath}>See all {formatCount(total)} law firms</Link>
        </p>
      )}
    </LandingSection>
  );
}

const NoBusinesses = ({ parent }: Pick<Landing, 'parent'>) => (
  <EmptyState
    title="No businesses found"
    action={parent && <LinkButton to={parent.to}>{parent.text}</LinkButton>}
    icon="map-pin"
  >
    <p>No law firm of this kind is listed here yet.</p>
  </EmptyState>
);
