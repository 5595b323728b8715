import { Icon, VisuallyHidden } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { appliedFilters } from './applied-filters.ts';
import type { ChosenPractice } from './applied-filters.ts';
import type { SearchState } from '../search-state.core.ts';
import styles from '../search.module.css';

/** The active filters, each with a link that removes it. */
export function AppliedFilters({ state, practice }: { state: SearchState; practice: ChosenPractice }) {
  const applied = appliedFilters(state, practice);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {applied.map(({ name, label, to }) => (
        <li key={name}>
          <Link to={to} replace className={styles.chip}>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <Icon name="x" size="sm" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
