import type { CategoryOption } from '../../../lib/queries.ts';
import type { LinkChoice } from '../../../lib/worthy/worthy-links.core.ts';
import type { SearchState } from '../search-state.core.ts';
import type { ResultsPage } from '../search.queries.ts';
import { relatedSearches } from './related-searches.core.ts';
import { searchedFor } from './searched-for.core.ts';

/** Only beside results: words that find nothing are no start for other searches. */
export function alsoLikeOf(
  state: SearchState,
  shown: Pick<ResultsPage, 'total' | 'understood'> | undefined,
  categories: readonly CategoryOption[],
): LinkChoice[] {
  if (!shown || shown.total === 0) return [];
  const categorySlug = categories.find(({ id }) => id === state.categoryId)?.slug;
  return relatedSearches({ ...searchedFor(state, shown.understood), ...(categorySlug && { categorySlug }) });
}
