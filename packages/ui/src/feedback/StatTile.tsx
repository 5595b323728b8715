import type { ReactNode } from 'react';
import styles from './StatTile.module.css';

/** A figure and what it counts. Put several into a `StatList`. */
export function StatTile({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

export function StatList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}
