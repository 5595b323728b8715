import { FEE_BASES, LEAST_RATINGS, PRICE_RANGES, SEARCH_RADII_MILES, SEARCH_SORTS } from '@lawdex/contracts';
import type { SearchFlag, SearchSort } from '@lawdex/contracts';
import { FEE_LABELS, priceLabel } from '@lawdex/seo';
import { FLAG_LABELS, flagsIn } from '@lawdex/ui';
import type { FlagLabel } from '@lawdex/ui';

export interface Choice<T> {
  value: T;
  label: string;
}

export const RATING_CHOICES = LEAST_RATINGS.map((value) => ({
  value,
  label: value === 5 ? '5 stars' : `${value}+ stars`,
}));

export const PRICE_CHOICES: readonly Choice<string>[] = PRICE_RANGES.map((value) => ({
  value,
  label: `${value} ${priceLabel(value)}`,
}));

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

export const FEE_CHOICES = FEE_BASES.map((value) => ({ value, label: FEE_LABELS[value] }));

export interface FlagChoice {
  name: SearchFlag;
  label: string;
}

const flagChoices = (group: FlagLabel['group']): FlagChoice[] =>
  flagsIn(group).map((name) => ({ name, label: FLAG_LABELS[name].long }));

export const AVAILABILITY: readonly FlagChoice[] = [
  { name: 'isOpen', label: 'Open Now' },
  ...flagChoices('availability'),
];
export const CONSULTATION = flagChoices('consultation');
