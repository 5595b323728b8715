import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** A long text with lists, quotes, tables and code. `data-table` marks the element in which a table scrolls, `data-task` an item with a box to tick. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>;
