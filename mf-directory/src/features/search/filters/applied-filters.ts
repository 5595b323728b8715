import { SEARCH_FLAGS } from '@lawdex/contracts';
import type { CategoryRef, Understood } from '@lawdex/contracts';
import { splitPlaces } from '../places.core.ts';
import { searchUrl } from '../search-state.core.ts';
import type { SearchState } from '../search-state.core.ts';
import { filterLabel } from '../understood/filter-words.ts';
import { listed } from '../understood/sentence.core.ts';

const CHOICES = ['rating', 'priceRange', ...SEARCH_FLAGS, 'language', 'feeBasis'] as const;
const FILTERS = ['categoryId', 'location', ...CHOICES, 'radius'] as const;
type Filter = (typeof FILTERS)[number];

/** Null when the address names one that is not there, undefined while it is looked up. */
export type ChosenPractice = Pick<CategoryRef, 'name'> | null | undefined;

export interface AppliedFilter {
  name: Filter;
  /** The filter's name in the sidebar. */
  label: string;
  /** Address of the search without this filter. */
  to: string;
}

/** The active filters in the order of the sidebar. */
export const appliedFilters = (state: SearchState, practice: ChosenPractice): AppliedFilter[] =>
  FILTERS.flatMap((name) => {
    const label = labelOf(name, state, practice);
    return label === null ? [] : [{ name, label, to: searchUrl(without(name, state)) }];
  });

/** Labels of the filters that were chosen or written in words, without practice area and place. */
export const facetLabels = (state: SearchState, understood: Pick<Understood, 'filters'>): string[] => [
  ...CHOICES.flatMap((name) => labelOf(name, state, undefined) ?? []),
  ...understood.filters.map(filterLabel),
];

/** Removing a place also removes the distance from it, unless the visitor's position is known. */
function without(name: Filter, state: SearchState): SearchState {
  const others = { ...state, [name]: undefined };
  return name === 'location' && state.near === undefined ? { ...others, radius: undefined } : others;
}

function labelOf(name: Filter, state: SearchState, practice: ChosenPractice): string | null {
  const value = state[name];
  if (value === undefined) return null;
  switch (name) {
    case 'categoryId':
      return practice?.name ?? (practice === null ? 'Unknown practice area' : 'Practice area');
    case 'location':
      return listed(splitPlaces(state.location), 'or');
    case 'radius':
      return `Within ${value} miles${pointFor(state)}`;
    default:
      return filterLabel({ name, value: String(value), words: String(value) });
  }
}

/** The place that distances are measured from; empty where only the service knows it. */
function pointFor({ near, location }: SearchState): string {
  const [place, ...others] = splitPlaces(location);
  if (near !== undefined) return ' of you';
  return place && others.length === 0 ? ` of ${place}` : '';
}
