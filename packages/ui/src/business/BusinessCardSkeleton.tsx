import clsx from 'clsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './BusinessCard.module.css';

/** The placeholder of a `BusinessCard`. */
export function BusinessCardSkeleton({ layout = 'vertical' }: { layout?: 'vertical' | 'horizontal' }) {
  return (
    <div className={clsx(styles.card, styles[layout])} aria-hidden="true">
      <div className={styles.inner}>
        <div className={styles.media}>
          <Skeleton shape="image" />
        </div>
        <div className={styles.body}>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
          <Skeleton width="third" />
          <Skeleton />
          <Skeleton width="wide" />
        </div>
        <div className={styles.actions}>
          <Skeleton shape="title" width="half" />
        </div>
      </div>
    </div>
  );
}
