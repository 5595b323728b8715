import clsx from 'clsx';
import { nearestSlug } from './nearest-slug.core.ts';
import drawings from './practice-icons.generated.module.css';
import styles from './PracticeIcon.module.css';

export interface PracticeIconProps {
  /** The category's icon, or its slug when a service says none. An unknown one gets the nearest drawing, or else a shield. */
  icon: string;
}

const KNOWN = Object.keys(drawings);

export function PracticeIcon({ icon }: PracticeIconProps) {
  const known = nearestSlug(icon, KNOWN);
  return (
    <span className={styles.plate} aria-hidden="true">
      <span className={clsx(styles.drawing, known && drawings[known])} />
    </span>
  );
}
