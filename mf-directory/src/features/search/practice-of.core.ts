import type { CategoryRef, SearchResponse } from '@lawdex/contracts';
import type { SearchState } from './search-state.core.ts';

/** Slug of the chosen practice area, or else of the one that was understood from the words. */
export const practiceOf = (
  state: SearchState,
  categories: readonly (Pick<CategoryRef, 'slug'> & { id: string })[],
  shown: Pick<SearchResponse, 'understood'> | undefined,
): string | undefined =>
  categories.find(({ id }) => id === state.categoryId)?.slug ?? shown?.understood.practices[0]?.slug;
