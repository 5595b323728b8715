import clsx from 'clsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | 'image';
  /** Share of the width that a line takes. */
  width?: 'full' | 'wide' | 'half' | 'third';
  className?: string;
}

/** The shape of something that is on its way. Say 'Loading' once around a group of them. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  const classes = clsx(styles.skeleton, styles[shape], styles[width], className);
  return <span className={classes} aria-hidden="true" />;
}
