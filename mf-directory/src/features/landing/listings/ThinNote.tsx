import { countOf } from '@lawdex/contracts';
import { Icon } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { Landing } from '../landing.queries.ts';
import styles from './thin-note.module.css';

/** Links from a page with few businesses to the next wider page. */
export function ThinNote({ page: { robots, parent, total } }: { page: Landing }) {
  if (robots.index || !parent || total === 0) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" size="sm" />
      <span>
        There is more to choose from at <Link to={parent.to}>{parent.text}</Link>: {countOf(parent.count, 'law firm')}.
      </span>
    </p>
  );
}
