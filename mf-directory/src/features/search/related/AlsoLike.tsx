import { Card, LinkList } from '@lawdex/ui';
import type { CategoryOption } from '../../../lib/queries.ts';
import type { SearchState } from '../search-state.core.ts';
import styles from '../search.module.css';
import type { ResultsPage } from '../search.queries.ts';
import { relatedSearches } from './related-searches.core.ts';
import { searchedFor } from './searched-for.core.ts';

export interface AlsoLikeProps {
  state: SearchState;
  categories: readonly CategoryOption[];
  shown: ResultsPage | undefined;
}

/** Only beside results: words that find nothing are no start for other searches. */
export function AlsoLike({ state, categories, shown }: AlsoLikeProps) {
  if (!shown || shown.total === 0) return null;
  const links = relatedSearches({
    ...searchedFor(state, shown.understood),
    categorySlug: categories.find(({ id }) => id === state.categoryId)?.slug,
  });
  if (links.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="also-like">
      <h2 id="also-like" className={styles.alsoTitle}>
        You Might Also Like
      </h2>
      <LinkList links={links} layout="wide" className={styles.alsoList} />
    </Card>
  );
}
