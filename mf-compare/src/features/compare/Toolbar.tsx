import { comparePath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { emit, useSite } from '@lawdex/mf-kit/runtime';
import { Button, Icon, LinkButton, PositionButton, shareLink, usePosition } from '@lawdex/ui';
import { useState } from 'react';
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
      <ShareComparison ids={ids} title={`Compare ${namesOf(businesses)}`} />
      <p className={styles.count} role="status">
        {position.status === 'refused'
          ? 'Your location is not available.'
          : `${rows.differing} of ${rows.all} rows ${rows.differing === 1 ? 'differs' : 'differ'}`}
      </p>
    </div>
  );
}

/** Shares the compared businesses without the visitor's position. */
function ShareComparison({ ids, title }: { ids: readonly string[]; title: string }) {
  const [isSharing, setSharing] = useState(false);
  const { origin } = useSite();
  const share = async () => {
    setSharing(true);
    const outcome = await shareLink({ title, url: `${origin}${comparePath(ids)}` });
    setSharing(false);
    if (outcome === 'copied') {
      emit('toast:show', {
        title: 'Link Copied!',
        description: 'Comparison link has been copied to your clipboard.',
      });
    } else if (outcome === 'failed') {
      emit('toast:show', {
        title: 'Failed to copy',
        description: 'Please try again or copy the URL manually.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button variant="secondary" size="sm" disabled={isSharing} aria-busy={isSharing} onClick={() => void share()}>
      <Icon name="share" size="sm" />
      {isSharing ? 'Sharing...' : 'Share'}
    </Button>
  );
}
