import type { ListedLink } from '@lawdex/contracts';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import styles from './LinkList.module.css';

export interface LinkListProps {
  links: readonly ListedLink[];
  /** `column` under each other; `narrow` and `wide` in as many columns of at least 15 or 16rem as there is room for. */
  layout?: 'column' | 'narrow' | 'wide';
  className?: string;
}

/** Links of one kind, each a line high enough for a thumb. */
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
