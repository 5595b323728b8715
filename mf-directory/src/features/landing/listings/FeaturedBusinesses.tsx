import { formatCount } from '@lawdex/contracts';
import { EmptyState, LinkButton, SectionHeading } from '@lawdex/ui';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { BusinessGrid } from '../../../lib/BusinessGrid.tsx';
import type { Landing } from '../landing.queries.ts';
import { SORT_LABELS } from '../layout.core.ts';
import styles from '../landing.module.css';

export interface FeaturedBusinessesProps {
  page: Landing;
  isOutdated: boolean;
}

export function FeaturedBusinesses({ page, isOutdated }: FeaturedBusinessesProps) {
  const { businesses, total, sortedBy, chosenBy, parent, searchPath } = page;
  if (businesses.length === 0)
    return page.type === 'generic' && page.hubs.length > 0 ? null : <NoFirms parent={parent} />;
  return (
    <section
      className={clsx(styles.section, isOutdated && styles.outdated)}
      aria-labelledby="firms-heading"
      aria-busy={isOutdated}
    >
      <SectionHeading id="firms-heading" lead={chosenBy} aside={SORT_LABELS[sortedBy]}>
        Featured Law Firms
      </SectionHeading>
      <BusinessGrid businesses={businesses} measuredFrom={page.positionUsed ? 'you' : undefined} />
      {total > businesses.length && (
        <p className={styles.all}>
          <Link to={searchPath}>See all {formatCount(total)} law firms</Link>
        </p>
      )}
    </section>
  );
}

const NoFirms = ({ parent }: Pick<Landing, 'parent'>) => (
  <EmptyState
    title="No businesses found"
    action={parent && <LinkButton to={parent.to}>{parent.text}</LinkButton>}
    icon="map-pin"
  >
    <p>No law firm of this kind is listed here yet.</p>
  </EmptyState>
);
