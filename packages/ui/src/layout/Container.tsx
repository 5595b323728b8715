import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface ContainerProps {
  children: ReactNode;
  /** `prose` keeps lines at a length that reads well. */
  width?: 'page' | 'prose';
  /** With `page`: a page of lists, which uses a large screen. Header and footer follow. */
  wide?: boolean;
  className?: string;
}

/** The page's column, with its gutters. */
export function Container({ children, width = 'page', wide, className }: ContainerProps) {
  return (
    <div className={clsx(styles.container, styles[width], className)} data-wide={wide}>
      {children}
    </div>
  );
}
