import { comparePath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Icon, LinkButton, PositionButton, ShareButton, usePosition } from '@lawdex/ui';
import { useNavigate } from 'react-router-dom';
import type { CompareAddress } from './compare-address.core.ts';
import styles from './compare.module.css';
import { namesOf } from './names.core.ts';

interface ToolbarProps {
  businesses: readonly BusinessDetail[];
  address: CompareAddress;
  rows: { differing: number; all: number };
}

export function Toolbar({ businesses, address, rows }: ToolbarProps) {
  const navigate = useNavigate();
  const { onlyDifferences, near } = address;
  const ids = businesses.map(({ id }) => id);
  const position = usePosition((found) => {
    void navigate(comparePath(ids, { onlyDifferences, near: found }), { replace: true });
  });
  return (
    <div className={styles.toolbar}>
      <LinkButton
        to={comparePath(ids, { onlyDifferences: !onlyDifferences, near })}
        replace
        variant="secondary"
        size="sm"
      >
        <Icon name="filter" size="sm" />
        {onlyDifferences ? 'Show all rows' : 'Only differences'}
      </LinkButton>
      {near === undefined && <PositionButton {...position} />}
      {/* Without the visitor's position. */}
      <ShareButton
        title={`Compare ${namesOf(businesses)}`}
        path={comparePath(ids)}
        copied="Comparison link has been copied to your clipboard."
        size="sm"
      />
      <p className={styles.count} role="status">
        {position.status === 'refused'
          ? 'Your location is not available.'
          : `${rows.differing} of ${rows.all} rows ${rows.differing === 1 ? 'differs' : 'differ'}`}
      </p>
    </div>
  );
}
