import clsx from 'clsx';
import { nearestSlug } from './nearest-slug.core.ts';
import drawings from './practice-icons.module.css';
import styles from './PracticeIcon.module.css';

export interface PracticeIconProps {
  /** The category's slug; unknown ones get the nearest drawing, then a shield. */
  slug: string;
  /** `plate` puts it on a tinted square. */
  variant?: 'plain' | 'plate';
  size?: 'md' | 'lg';
}

const KNOWN = Object.keys(drawings);

export function PracticeIcon({ slug, variant = 'plate', size = 'md' }: PracticeIconProps) {
  const known = nearestSlug(slug, KNOWN);
  return (
    <span className={clsx(styles[variant], styles[size])} aria-hidden="true">
      <span className={clsx(styles.drawing, known && drawings[known])} />
    </span>
  );
}
