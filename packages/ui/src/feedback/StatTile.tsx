import type { ReactNode } from 'react';
import styles from './StatTile.module.css';

export interface StatListProps {
  figures: readonly { label: string; value: ReactNode }[];
}

/** One line of figures, each with what it counts; nothing without figures. */
export const StatList = ({ figures }: StatListProps) =>
  figures.length > 0 && (
    <dl className={styles.list}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
