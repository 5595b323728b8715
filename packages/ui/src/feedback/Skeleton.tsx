import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | 'button' | 'image';
  width?: 'full' | 'wide' | 'half' | 'third';
  className?: string;
}

/** A placeholder for something that loads. Say 'Loading' once for a group of them. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  const classes = clsx(styles.skeleton, styles[shape], styles[width], className);
  return <span className={classes} aria-hidden="true" />;
}

export interface SkeletonListProps {
  count: number;
  /** The layout of the loaded content. */
  className?: string;
  /** One of the shapes. */
  children: ReactNode;
}

/** Several equal placeholders with one 'Loading' for screen readers. */
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
