import { VALUE_FILTERS, type CategoryRef, type ChoiceFilter, type Understood } from '@lawdex/contracts';
import { splitPlaces } from '../places.core.ts';
import { FILTERS, searchUrl, type SearchState } from '../search-state.core.ts';
import { AVAILABILITY, CONSULTATION, VALUE_CHOICES } from './filter-choices.ts';
import { listed } from '../sentence.core.ts';
import { understoodChips, type Chip } from '../understood/understood-sentences.core.ts';

/** Null when the address names one that is not there, undefined while it is looked up. */
export type ChosenPractice = Pick<CategoryRef, 'name'> | null | undefined;

export interface AppliedFilter {
  name: keyof SearchState;
  label: string;
  to: string;
}

/** The active filters in the order of the address. */
export const appliedFilters = (state: SearchState, practice: ChosenPractice): AppliedFilter[] =>
  FILTERS.flatMap((name) => {
    const label = labelOf(name, state, practice);
    return label === null ? [] : [{ name, label, to: searchUrl(without(name, state)) }];
  });

/** What the search is about, in one row: what was understood, and the filters that are on. */
export function chipsOf(state: SearchState, practice: ChosenPractice, understood: Understood | undefined): Chip[] {
  const said = understood ? understoodChips(understood, { state, labelOf: filterLabel }) : [];
  // The one place of the address is understood, too, and called in full.
  const isSaid = Boolean(understood?.place && understood.place.kind !== 'unknown');
  const chosen = appliedFilters(state, practice).filter(({ name }) => !(name === 'location' && isSaid));
  return [...said, ...chosen];
}

/** Labels of the filters that were chosen or written in words, without practice area and place. */
export const facetLabels = (state: SearchState, understood: Pick<Understood, 'filters'>): string[] => [
  ...FILTERS.filter(isChoice).flatMap((name) => labelOf(name, state, undefined) ?? []),
  ...understood.filters.map(filterLabel),
];

/** Removing a place also removes the distance from it, unless the visitor's position is known. */
function without(name: keyof SearchState, state: SearchState): SearchState {
  const others = { ...state, [name]: undefined };
  return name === 'location' && state.near === undefined ? { ...others, radius: undefined } : others;
}

function labelOf(name: keyof SearchState, state: SearchState, practice: ChosenPractice): string | null {
  const value = state[name];
  if (value === undefined) return null;
  if (name === 'categoryId') return practice?.name ?? (practice === null ? 'Unknown practice area' : 'Practice area');
  if (name === 'location') return listed(splitPlaces(state.location), 'or');
  if (name === 'radius') return `Within ${value} miles${pointFor(state)}`;
  return isChoice(name) ? filterLabel({ name, value: String(value), words: String(value) }) : null;
}

/** The place that distances are measured from; empty where only the service knows it. */
function pointFor({ near, location }: SearchState): string {
  const [place, ...others] = splitPlaces(location);
  if (near !== undefined) return ' of you';
  return place && others.length === 0 ? ` of ${place}` : '';
}

const FLAGS = [...AVAILABILITY, ...CONSULTATION];

/** Opening times that only words can ask for; the sidebar offers "now" alone. */
const OPEN: Record<string, string> = {
  first: 'Open now first',
  weekend: 'Open Weekends',
  evening: 'Open Evenings',
  night: 'Open at Night',
  always: 'Open 24 Hours',
};

const valueFilter = (name: string) => VALUE_FILTERS.find((filter) => filter === name);

const isChoice = (name: string): name is ChoiceFilter =>
  valueFilter(name) !== undefined || FLAGS.some((flag) => flag.name === name);

/** The label of a filter, the same as in the sidebar where that offers it. */
export function filterLabel({ name, value, words }: Understood['filters'][number]): string {
  const filter = valueFilter(name);
  if (!filter) return (value === 'true' ? FLAGS.find((flag) => flag.name === name)?.label : openLabel(value)) ?? words;
  const { choices, labelOf } = VALUE_CHOICES[filter];
  return choices.find((choice) => String(choice.value) === value)?.label ?? labelOf?.(value) ?? words;
}

/** Reads `sunday` and `sunday-all-day`. */
function openLabel(value: string): string | undefined {
  const [, initial, rest, allDay] = /^(\w)(\w+day)(-all-day)?$/.exec(value) ?? [];
  if (!initial) return OPEN[value];
  return `Open ${allDay ? '24 Hours on ' : ''}${initial.toUpperCase()}${rest}`;
}
