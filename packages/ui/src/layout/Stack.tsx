import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface StackProps {
  children: ReactNode;
  gap?: 'sm' | 'md' | 'lg' | 'xl';
  as?: 'div' | 'ul' | 'ol' | 'section';
  className?: string;
}

const gaps = { sm: 'gapSm', md: 'gapMd', lg: 'gapLg', xl: 'gapXl' } as const;

/** Children below each other. */
export function Stack({ children, gap = 'md', as: Tag = 'div', className }: StackProps) {
  return <Tag className={clsx(styles.stack, styles[gaps[gap]], className)}>{children}</Tag>;
}

/** Children side by side, wrapping. */
export function Cluster({ children, gap = 'sm', as: Tag = 'div', className }: StackProps) {
  return <Tag className={clsx(styles.cluster, styles[gaps[gap]], className)}>{children}</Tag>;
}
