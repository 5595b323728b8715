import {
  FEE_BASES,
  LEAST_RATINGS,
  PRICE_RANGES,
  SEARCH_LANGUAGES,
  SEARCH_RADII_MILES,
  SEARCH_SORTS,
} from '@lawdex/contracts';
import type { SearchFlag, SearchSort, VALUE_FILTERS } from '@lawdex/contracts';
import { FEE_LABELS, languageName, priceLabel } from '@lawdex/seo';
import { FLAG_LABELS, flagsIn, type FlagLabel } from '@lawdex/ui';
import { listed } from '../sentence.core.ts';

export interface Choice<T> {
  value: T;
  label: string;
}

/** A filter by one of several values, as visitors read it. */
interface ValueFilter {
  title: string;
  /** The label for no choice. */
  any: string;
  choices: readonly Choice<string | number>[];
  /** The label of a value that is not offered. */
  labelOf?(value: string): string | null;
}

export const VALUE_CHOICES: Readonly<Record<(typeof VALUE_FILTERS)[number], ValueFilter>> = {
  rating: {
    title: 'Rating',
    any: 'Any rating',
    choices: LEAST_RATINGS.map((value) => ({ value, label: value === 5 ? '5 stars' : `${value}+ stars` })),
  },
  priceRange: {
    title: 'Price Range',
    any: 'Any price',
    choices: PRICE_RANGES.map((value) => ({ value, label: `${value} ${priceLabel(value)}` })),
    labelOf: (value) => listed(value.split(','), 'or'),
  },
  language: {
    title: 'Language',
    any: 'Any language',
    choices: SEARCH_LANGUAGES.map((value) => ({ value, label: languageName(value) ?? value })),
    labelOf: languageName,
  },
  feeBasis: {
    title: 'Fees',
    any: 'Any fee basis',
    choices: FEE_BASES.map((value) => ({ value, label: FEE_LABELS[value] })),
  },
};

export const RADIUS_CHOICES = SEARCH_RADII_MILES.map((value) => ({
  value,
  label: `Within ${value} miles`,
}));

const SORT_LABELS: Record<SearchSort, string> = {
  relevance: 'Best Match',
  rating: 'Highest Rated',
  name: 'Name',
  distance: 'Distance',
};
export const SORT_CHOICES: readonly Choice<SearchSort>[] = SEARCH_SORTS.map((value) => ({
  value,
  label: SORT_LABELS[value],
}));

export interface FlagChoice {
  name: SearchFlag;
  label: string;
  isRare?: boolean;
}

const flagChoices = (group: FlagLabel['group']): FlagChoice[] =>
  flagsIn(group).map((name) => ({ name, label: FLAG_LABELS[name].long }));

export const AVAILABILITY: readonly FlagChoice[] = [
  { name: 'isOpen', label: 'Open Now' },
  ...flagChoices('availability').map((flag) => ({ ...flag, isRare: true })),
];
export const CONSULTATION = flagChoices('consultation');
