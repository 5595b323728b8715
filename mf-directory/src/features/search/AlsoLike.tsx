import { Card, LinkList } from '@lawdex/ui';
import type { CategoryOption } from '../../lib/queries.ts';
import { splitPlaces } from './places.core.ts';
import { relatedSearches } from './related-searches.core.ts';
import type { SearchState } from './search-state.core.ts';
import styles from './search.module.css';

export function AlsoLike({ state, categories }: { state: SearchState; categories: readonly CategoryOption[] }) {
  const links = relatedSearches({
    query: state.query,
    categorySlug: categories.find(({ id }) => id === state.categoryId)?.slug,
    place: splitPlaces(state.location)[0],
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
