import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'md' | 'lg';
  /** Lifts the card under the pointer, for cards that are one link. */
  interactive?: boolean;
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
}

const paddings = { none: '', md: styles.padMd, lg: styles.padLg } as const;

export function Card({ children, as: Tag = 'div', padding = 'md', interactive, className, ...rest }: CardProps) {
  return (
    <Tag className={clsx(styles.card, paddings[padding], interactive && styles.interactive, className)} {...rest}>
      {children}
    </Tag>
  );
}
