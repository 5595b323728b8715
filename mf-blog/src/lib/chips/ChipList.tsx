import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './chips.module.css';

/** A topic to go to. */
const ChipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.chip}>
    {children}
  </Link>
);

/** Topics in a row that wraps. */
export function ChipList({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <ul className={styles.chips}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <ChipLink to={to}>{text}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
