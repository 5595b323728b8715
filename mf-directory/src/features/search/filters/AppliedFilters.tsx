import type { Understood } from '@lawdex/contracts';
import { Icon, VisuallyHidden } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { chipsOf, type ChosenPractice } from './applied-filters.ts';
import type { SearchState } from '../search-state.core.ts';
import styles from '../search.module.css';
import { focusHeading } from '../understood/UnderstoodNote.tsx';

interface AppliedFiltersProps {
  state: SearchState;
  practice: ChosenPractice;
  /** Undefined before the first results. */
  understood: Understood | undefined;
}

/** What the search is about, each part with a link that removes it. A search of something keeps their row before they are known. */
export function AppliedFilters({ state, practice, understood }: AppliedFiltersProps) {
  const chips = chipsOf(state, practice, understood);
  if (chips.length === 0 && !state.query) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} replace className={styles.chip} onClick={focusHeading}>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <Icon name="x" size="sm" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
