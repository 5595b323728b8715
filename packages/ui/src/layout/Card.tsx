import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'li' | 'aside';
  padding?: 'md' | 'lg';
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
}

export function Card({ children, as: Tag = 'div', padding = 'md', className, ...rest }: CardProps) {
  return (
    <Tag className={clsx(styles.card, styles[padding], className)} {...rest}>
      {children}
    </Tag>
  );
}
