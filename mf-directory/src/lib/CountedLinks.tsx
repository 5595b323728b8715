import { formatCount, type LandingLink } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import styles from './counted-links.module.css';

/** Links with their numbers of businesses, in as many columns as fit. */
export const CountedLinks = ({ links }: { links: readonly LandingLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ text, to, count }) => (
      <li key={to}>
        <Link to={to} className={styles.link}>
          <span className={styles.text}>{text}</span>{' '}
          <span className={styles.count}>
            {formatCount(count)}
            <VisuallyHidden>{count === 1 ? ' law firm' : ' law firms'}</VisuallyHidden>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
