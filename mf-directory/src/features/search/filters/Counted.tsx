import { countOf, formatCount } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import styles from './filters.module.css';

/**
 * A choice with how many businesses there would be, `Open Now, 12 businesses` to those who hear it; alone until the number
 * is known.
 */
export function Counted({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <span className={clsx(styles.counted, count === 0 && styles.nobody)}>
      {label}
      <VisuallyHidden>{`, ${countOf(count, 'business', 'businesses')}`}</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">
        {formatCount(count)}
      </span>
    </span>
  );
}

/** The same within a list that opens, which shows text only. */
export const countedText = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;
