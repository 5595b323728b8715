import type { ReactNode } from 'react';
import styles from './skip.module.css';

/** Visible while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);
