import clsx from 'clsx';
import { nearestSlug } from './nearest-slug.core.ts';
import drawings from './practice-icons.generated.module.css';
import styles from './PracticeIcon.module.css';

export interface PracticeIconProps {
  /** The category's icon, or its slug when a service says none. An unknown one gets the nearest drawing, or else a shield. */
  icon: string;
  size?: 'md' | 'lg';
}

const KNOWN = Object.keys(drawings);

export function PracticeIcon({ icon, size = 'md' }: PracticeIconProps) {
  const known = nearestSlug(icon, KNOWN);
  return (
    <span className={clsx(styles.plate, styles[size])} aria-hidden="true">
      <span className={clsx(styles.drawing, known && drawings[known])} />
    </span>
  );
}
