import { countFilters } from '../search-state.core.ts';
import type { SearchState } from '../search-state.core.ts';
import { listed } from '../sentence.core.ts';

/** Names what 'Clear Filters' removes. */
export function clearedText(state: SearchState): string {
  const { query, location, near } = state;
  const hasPlace = location !== undefined || near !== undefined;
  const filters = countFilters({ ...state, location: undefined, near: undefined });
  const cleared = [
    ...(query === undefined ? [] : ['your words']),
    ...(hasPlace ? ['your place'] : []),
    ...(filters === 0 ? [] : [filters === 1 ? 'the filter' : 'all filters']),
  ];
  return cleared.length === 0 ? '' : `Starts over: clears ${listed(cleared)}.`;
}
