import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'outline';
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], className)}>{children}</span>;
}

/** Renders nothing when the hours are unknown. */
export function OpenBadge({ isOpen, className }: Pick<BadgeProps, 'className'> & { isOpen: boolean | null }) {
  const [tone, text] = isOpen ? (['good', 'Open Now'] as const) : (['neutral', 'Closed'] as const);
  return isOpen !== null && <Badge {...{ tone, className }}>{text}</Badge>;
}
