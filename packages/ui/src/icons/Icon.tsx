import clsx from 'clsx';
import styles from './Icon.module.css';
import './line-icons.generated.module.css';
import type { IconName } from './icon-names.generated.ts';

export interface IconProps {
  name: IconName;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Decoration beside words; the words carry the meaning, so it is hidden from screen readers. */
export function Icon({ name, size = 'md', className }: IconProps) {
  const classes = clsx(styles.icon, styles[size], `i-${name}`, className);
  return <span className={classes} aria-hidden="true" />;
}
