import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li key={`${index}-${label}`} className={styles.item}>
            {to !== undefined && index < items.length - 1 ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span className={styles.current} aria-current="page">
                {label}
              </span>
            )}
            {index < items.length - 1 && <Icon name="chevron-right" size="sm" className={styles.separator} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
