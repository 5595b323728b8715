import type { Understood } from '@lawdex/contracts';
import { appliedFilters } from '../filters/applied-filters.ts';
import type { AppliedFilter, ChosenPractice } from '../filters/applied-filters.ts';
import { clearFilters, countFilters, searchUrl } from '../search-state.core.ts';
import type { SearchState } from '../search-state.core.ts';
import type { FilterCounts } from '../search.queries.ts';

export interface FilterDrop extends Pick<AppliedFilter, 'to'> {
  text: string;
  /** Number of businesses without the filter; undefined until it is known. */
  count: number | undefined;
}

interface Known {
  practice: ChosenPractice;
  counts: FilterCounts | undefined;
  practices: Understood['practices'];
}

/** Links that remove one active filter each. A filter without which nothing is found either is left out. */
export function filterDrops(state: SearchState, { practice, counts, practices }: Known): FilterDrop[] {
  const each = appliedFilters(state, practice).flatMap(({ name, label, to }) => {
    const count = counts?.[name]?.[''];
    return count === 0 ? [] : [{ text: name === 'radius' ? 'At any distance' : `Without ${label}`, count, to }];
  });
  // A practice area, or a search without words, always has businesses.
  const alone = state.query === undefined || practices.length > 0;
  const all = { text: 'Without any filter', count: undefined, to: searchUrl(clearFilters(state)) };
  return alone && countFilters(state) > 1 ? [...each, all] : each;
}
