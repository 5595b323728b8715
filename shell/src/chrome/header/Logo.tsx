import { useSite } from '@lawdex/mf-kit/runtime';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The logo, a page of a reference book, with the name. */
export function Logo() {
  const { name } = useSite();
  return (
    <Link to="/" className={styles.logo} aria-label={`${name} home`}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path className={styles.page} d="M3 2h16a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H3Z" />
        <path
          className={styles.tabs}
          d="M21 5h3a2 2 0 0 1 0 5h-3ZM21 11.5h3a2 2 0 0 1 0 5h-3ZM21 18h3a2 2 0 0 1 0 5h-3Z"
        />
        <path className={styles.lines} d="M8 8.5h8M8 13.5h8M8 18.5h5" />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
