import { Link } from 'react-router-dom';
import styles from './chips.module.css';

/** Topics to go to, in a row that wraps. */
export const ChipList = ({ links }: { links: readonly { to: string; text: string }[] }) => (
  <ul className={styles.chips}>
    {links.map(({ to, text }) => (
      <li key={to}>
        <Link to={to} className={styles.chip}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
);
