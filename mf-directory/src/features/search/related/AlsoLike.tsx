import { Card, LinkList } from '@lawdex/ui';
import type { CategoryOption } from '../../../lib/queries.ts';
import { useWorthyLinks } from '../../../lib/worthy/worthy.query.ts';
import type { SearchState } from '../search-state.core.ts';
import styles from '../search.module.css';
import type { ResultsPage } from '../search.queries.ts';
import { alsoLikeOf } from './also-like.ts';

export interface AlsoLikeProps {
  state: SearchState;
  categories: readonly CategoryOption[];
  shown: ResultsPage | undefined;
}

export function AlsoLike({ state, categories, shown }: AlsoLikeProps) {
  const links = useWorthyLinks(alsoLikeOf(state, shown, categories));
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
