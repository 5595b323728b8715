import { COMPARE_PATH, type BusinessSummary } from '@lawdex/contracts';
import { emit, useRouteExists } from '@lawdex/mf-kit/runtime';
import { Button, type ButtonLook } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useCompareIds } from './compare-list.ts';
import styles from './BusinessCard.module.css';

/** Renders nothing while no release serves /compare. */
export function CompareButton({ business, ...look }: { business: BusinessSummary } & ButtonLook) {
  const isServed = useRouteExists(COMPARE_PATH);
  const isListed = useCompareIds().includes(business.id);
  if (!isServed) return null;
  const does = isListed
    ? // A disabled button would lose the focus of the visitor who has just pressed it.
      { 'aria-disabled': true }
    : { 'aria-label': 'Compare', onClick: () => emit('add-to-compare', business) };
  return (
    <Button variant="ghost" className={styles.compare} {...look} {...does}>
      <Icon name={isListed ? 'check' : 'scale'} size="sm" />
      <span className={styles.long}>{isListed ? 'In Compare' : 'Compare'}</span>
      {isListed && <span className={styles.onSmall}>Added</span>}
    </Button>
  );
}
