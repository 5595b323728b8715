import type { ListedLink } from '@lawdex/contracts';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import styles from './LinkList.module.css';

export interface LinkListProps {
  links: readonly ListedLink[];
  /** `column`: below each other. `narrow`, `wide`: as many columns of at least 15 or 16rem as fit. */
  layout?: 'column' | 'narrow' | 'wide';
  className?: string;
}

/** Links in a list, each high enough for a thumb. */
export function LinkList({ links, layout = 'column', className }: LinkListProps) {
  return (
    <ul className={clsx(styles.list, layout !== 'column' && styles[layout], className)}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
