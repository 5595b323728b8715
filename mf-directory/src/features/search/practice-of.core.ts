import type { CategoryRef, SearchResponse } from '@lawdex/contracts';
import type { SearchState } from './search-state.core.ts';

/** Slug of the practice area that was chosen, or else of the one that the words were read as. */
export const practiceOf = (
  state: SearchState,
  categories: readonly (Pick<CategoryRef, 'slug'> & { id: string })[],
  shown: Pick<SearchResponse, 'understood'> | undefined,
): string | undefined =>
  categories.find(({ id }) => id === state.categoryId)?.slug ?? shown?.understood.practices[0]?.slug;
