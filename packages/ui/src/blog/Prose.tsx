import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** A long text to be read: measure, rhythm, lists, quotes, tables and code. `data-table` marks what a table scrolls in. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>;
