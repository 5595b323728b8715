import type { BusinessSummary } from '@lawdex/contracts';

export interface CityStats {
  firms: number;
  /** One decimal; null while nobody is rated. */
  averageRating: string | null;
  reviews: number;
  practiceAreas: number;
}

export function summarize(businesses: readonly BusinessSummary[]): CityStats {
  const rated = businesses.filter(({ reviewCount }) => reviewCount > 0);
  const sum = rated.reduce((total, { rating }) => total + Number(rating), 0);
  return {
    firms: businesses.length,
    averageRating: rated.length > 0 ? (sum / rated.length).toFixed(1) : null,
    reviews: businesses.reduce((total, { reviewCount }) => total + reviewCount, 0),
    practiceAreas: new Set(businesses.flatMap(({ category }) => category?.name ?? [])).size,
  };
}

/** `new york` -> `New York`; letters that are capitals already stay. */
export const capitalizeWords = (city: string): string =>
  city.trim().replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export const readState = (value: string | null): string | undefined =>
  value !== null && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;
