import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-names.generated.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links for the next step. */
  action?: ReactNode;
  icon?: IconName;
  /** Smaller, for a block within a page. */
  compact?: boolean;
  /** Level of the heading; 1 when it is the page's only content. */
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({
  title,
  children,
  action,
  icon = 'search',
  compact = false,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.empty, compact && styles.compact)}>
      {!compact && (
        <span className={styles.mark}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
