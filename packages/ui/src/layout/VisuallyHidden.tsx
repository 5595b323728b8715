import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Read aloud, not shown. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'h2' | 'h3' | 'p';
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
