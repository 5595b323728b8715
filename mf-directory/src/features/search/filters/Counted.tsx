import { countOf, formatCount } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import styles from './filters.module.css';

/** A choice with its number of businesses; only the label until the number is known. Screen readers say `Open Now, 12 businesses`. */
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

/** The same as plain text, for the options of a select. */
export const countedText = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;
