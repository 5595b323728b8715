import clsx from 'clsx';
import drawings from './practice-icons.generated.module.css';
import styles from './PracticeIcon.module.css';

export interface PracticeIconProps {
  /** The category's icon, or its slug when a service says none. An unknown one gets the nearest drawing, or else a shield. */
  icon: string;
}

const KNOWN = Object.keys(drawings);

export function PracticeIcon({ icon }: PracticeIconProps) {
  const known = nearestDrawing(icon);
  return (
    <span className={styles.plate} aria-hidden="true">
      <span className={clsx(styles.drawing, known && drawings[known])} />
    </span>
  );
}

// Words without meaning for the subject; with `law` every `*-law` would match the first one.
const NOISE = new Set(['law', 'and', 'defense', 'lawyer', 'lawyers', 'attorney', 'attorneys', 'legal', 'general']);

const words = (slug: string): string[] =>
  slug
    .toLowerCase()
    .split('-')
    .filter((word) => word.length > 1 && !NOISE.has(word))
    .map((word) => word.replace(/s$/, ''));

/** The same slug if it has a drawing, else the one that shares most words with it, else null. */
function nearestDrawing(slug: string): string | null {
  if (KNOWN.includes(slug)) return slug;
  const wanted = new Set(words(slug));
  const shared = (known: string) => words(known).filter((word) => wanted.has(word)).length;
  const best = KNOWN.reduce((one, other) => (shared(other) > shared(one) ? other : one));
  return shared(best) > 0 ? best : null;
}
