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

const paddings = { md: styles.padMd, lg: styles.padLg } as const;

export function Card({ children, as: Tag = 'div', padding = 'md', className, ...rest }: CardProps) {
  return (
    <Tag className={clsx(styles.card, paddings[padding], className)} {...rest}>
      {children}
    </Tag>
  );
}
