import type { BusinessDetail, BusinessSummary, CategoryRef, PriceRange } from './directory.ts';

/** How many businesses are compared. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;

/** Some businesses side by side. */
export interface Comparison {
  /** In the order in which they were asked for. */
  businesses: BusinessDetail[];
  /** Of equals the one with more reviews, then the first; null when none has a review. */
  highestRated: BusinessSummary | null;
  /** Of equals the better rated, then the first; null when none has a review. */
  mostReviewed: BusinessSummary | null;
  /** What the businesses list first, each once, in their order. */
  allCategories: CategoryRef[];
  /** Each once, lowest first. */
  priceRanges: PriceRange[];
  hasDelivery: BusinessSummary[];
  hasTakeout: BusinessSummary[];
  /** Ids that no business has, or has any more: only where the caller asked to go on without them. */
  missingIds: string[];
}
