import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'p' }) => (
  <Tag className={styles.hidden}>{children}</Tag>
);
