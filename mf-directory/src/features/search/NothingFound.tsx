import { categoryPath, SEARCH_PATH } from '@lawdex/contracts';
import { EmptyState, LinkButton, LinkList } from '@lawdex/ui';
import type { CategoryOption } from '../../lib/queries.ts';
import { PositionOffer } from './PositionOffer.tsx';
import { searchUrl } from './search-state.core.ts';
import type { SearchState } from './search-state.core.ts';
import styles from './search.module.css';

const CATEGORIES_OFFERED = 12;

export interface NothingFoundProps {
  state: SearchState;
  /** Searches that find something. */
  suggestions: readonly string[];
  categories: readonly CategoryOption[];
  /** What a known position is for; left out where it is known or asked for elsewhere. */
  onPosition: ((near: string) => void) | undefined;
}

/** Never a bare zero: what to search for instead. */
export function NothingFound({ state, suggestions, categories, onPosition }: NothingFoundProps) {
  const searches = suggestions.map((query) => ({
    text: query,
    to: searchUrl({ ...state, query, exact: undefined }),
  }));
  const areas = [...categories]
    .filter(({ businessCount }) => businessCount > 0)
    .sort((a, b) => b.businessCount - a.businessCount)
    .slice(0, CATEGORIES_OFFERED)
    .map(({ name, slug }) => ({ text: name, to: categoryPath(slug) }));
  return (
    <div className={styles.nothing}>
      <EmptyState
        title="No businesses found"
        action={
          <LinkButton to={SEARCH_PATH} replace>
            Clear Filters
          </LinkButton>
        }
      >
        Try adjusting your search criteria or browse our categories.
      </EmptyState>
      {searches.length > 0 && (
        <nav aria-labelledby="instead">
          <h2 id="instead" className={styles.moreTitle}>
            Search instead for
          </h2>
          <LinkList links={searches} layout="wide" />
        </nav>
      )}
      {onPosition && <PositionOffer onPosition={onPosition}>Or look at who is near you.</PositionOffer>}
      {areas.length > 0 && (
        <nav aria-labelledby="areas">
          <h2 id="areas" className={styles.moreTitle}>
            Browse practice areas
          </h2>
          <LinkList links={areas} layout="narrow" />
        </nav>
      )}
    </div>
  );
}
