import clsx from 'clsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './BusinessCard.module.css';

/** The placeholder of a `BusinessCard`, as tall as one. */
export function BusinessCardSkeleton({ layout = 'vertical' }: { layout?: 'vertical' | 'horizontal' }) {
  return (
    <div className={clsx(styles.card, styles[layout])} aria-hidden="true">
      <Skeleton shape="image" />
      <div className={styles.head}>
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
      <div className={styles.body}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.actions}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
