import clsx from 'clsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
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

export interface SkeletonListProps {
  count: number;
  /** Lays the shapes out as what is on its way will be. */
  className?: string;
  /** One of the shapes. */
  children: ReactNode;
}

/** Several of one shape, and the one 'Loading' for those who hear the page. */
export function SkeletonList({ count, className, children }: SkeletonListProps) {
  return (
    <div className={className} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  );
}
