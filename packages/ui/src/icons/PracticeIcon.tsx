import clsx from 'clsx';
import { practiceDrawing } from './practice-icon.core.ts';
import styles from './PracticeIcon.module.css';

export interface PracticeIconProps {
  /** The category's slug; unknown ones get the nearest drawing, then a shield. */
  slug: string;
  /** `plate` puts it on a tinted square. */
  variant?: 'plain' | 'plate';
  size?: 'md' | 'lg';
}

export function PracticeIcon({ slug, variant = 'plate', size = 'md' }: PracticeIconProps) {
  return (
    <span className={clsx(styles[variant], styles[size])} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 24 24" focusable="false">
        <path d={practiceDrawing(slug)} />
      </svg>
    </span>
  );
}
