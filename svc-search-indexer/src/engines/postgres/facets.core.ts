import type { EngineFilters } from '@lawdex/search-language/plan';
import { filteredTraits } from './filter-conditions.core.ts';

/** Columns whose values are counted one by one; a choice is then a sum over some of them. */
export const FACETS = ['category_id', 'city_key', 'price', 'rating', 'flags'] as const;
export type Facet = (typeof FACETS)[number];

/** So many rows have this value. */
export interface FacetCount {
  value: unknown;
  count: number;
}

export interface FacetChoice {
  facet: Facet;
  /** Whether rows with this value have what is chosen. */
  includes(value: unknown): boolean;
}

/** The one facet that a choice asks about; null when it asks something else, or more. */
export function facetChoice(own: EngineFilters): FacetChoice | null {
  const [name, ...others] = Object.keys(own);
  if (name === undefined || others.length > 0) return null;
  const { categoryId, location, prices, minRating } = own;
  if (categoryId) return { facet: 'category_id', includes: isOneOf([categoryId].flat()) };
  if (prices) return { facet: 'price', includes: isOneOf(prices) };
  if (minRating) {
    // `real` in PostgreSQL, which rounds what it is compared with too.
    const least = Math.fround(minRating);
    return { facet: 'rating', includes: (value) => typeof value === 'number' && Math.fround(value) >= least };
  }
  if (location && !location.within && location.states.length + location.zips.length === 0) {
    return { facet: 'city_key', includes: isOneOf(location.cityKeys) };
  }
  const bits = filteredTraits(own);
  if (bits === 0) return null;
  return { facet: 'flags', includes: (value) => typeof value === 'number' && (value & bits) === bits };
}

export const sumOf = ({ includes }: FacetChoice, counts: readonly FacetCount[]): number =>
  counts.reduce((sum, { value, count }) => (includes(value) ? sum + count : sum), 0);

const isOneOf =
  (wanted: readonly unknown[]) =>
  (value: unknown): boolean =>
    wanted.includes(value);
