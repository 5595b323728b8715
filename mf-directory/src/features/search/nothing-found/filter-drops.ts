import { SEARCH_FLAGS } from '@lawdex/contracts';
import type { Understood } from '@lawdex/contracts';
import type { CategoryOption } from '../../../lib/queries.ts';
import { splitPlaces } from '../places.core.ts';
import { clearFilters, countFilters, searchUrl } from '../search-state.core.ts';
import type { SearchState } from '../search-state.core.ts';
import type { FilterCounts } from '../search.queries.ts';
import { filterLabel } from '../understood/filter-words.ts';
import { listed } from '../understood/sentence.core.ts';

export interface FilterDrop {
  /** As the filter is called in the sidebar. */
  label: string;
  /** The search with all but this filter. */
  to: string;
  /** How many businesses that finds; undefined until it is known. */
  count: number | undefined;
}

interface Known {
  categories: readonly CategoryOption[];
  counts: FilterCounts | undefined;
  /** That were understood. */
  practices: Understood['practices'];
}

const CHOICES = ['rating', 'priceRange', ...SEARCH_FLAGS, 'language', 'feeBasis'] as const;
const DROPPED = ['categoryId', 'location', ...CHOICES, 'radius'] as const;
type Dropped = (typeof DROPPED)[number];

/** Each filter that is on, to be taken off by one link. Who is known to find nothing without it as well is not sent there. */
export function filterDrops(state: SearchState, { categories, counts, practices }: Known): FilterDrop[] {
  const each = DROPPED.flatMap((name) => {
    const label = labelOf(name, state, categories);
    const count = counts?.[name]?.[''];
    if (label === null || count === 0) return [];
    return [{ label, count, to: searchUrl(without(name, state)) }];
  });
  // Of a practice area, or of everything, there is always something.
  const alone = state.query === undefined || practices.length > 0;
  const all = { label: 'any filter', count: undefined, to: searchUrl(clearFilters(state)) };
  return alone && countFilters(state) > 1 ? [...each, all] : each;
}

/** Miles are measured from the one place that was chosen, unless the visitor's position is known. */
function without(name: Dropped, state: SearchState): SearchState {
  const others = { ...state, [name]: undefined };
  return name === 'location' && state.near === undefined ? { ...others, radius: undefined } : others;
}

function labelOf(name: Dropped, state: SearchState, categories: readonly CategoryOption[]): string | null {
  const value = state[name];
  if (value === undefined) return null;
  switch (name) {
    case 'categoryId':
      return categories.find(({ id }) => id === value)?.name ?? 'the practice area';
    case 'location':
      return listed(splitPlaces(state.location), 'or');
    case 'radius':
      return `within ${value} miles`;
    default:
      return filterLabel({ name, value: String(value), words: String(value) });
  }
}
