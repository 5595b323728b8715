import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName };

export interface IconProps {
  name: IconName;
  size?: 'sm' | 'md' | 'lg';
  /** Filled instead of drawn in lines: a saved heart, a lit star. */
  filled?: boolean;
  className?: string;
}

/** Decoration beside words; the words carry the meaning, so it is hidden from screen readers. */
export function Icon({ name, size = 'md', filled = false, className }: IconProps) {
  const classes = [styles.icon, styles[size], filled ? styles.filled : '', className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
