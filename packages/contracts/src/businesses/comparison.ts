import type { BusinessDetail, BusinessSummary, CategoryRef, PriceRange } from './directory.ts';

/** How many businesses are compared. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;

/** Some businesses side by side. */
export interface Comparison {
  /** In the order in which they were asked for. */
  businesses: BusinessDetail[];
  /** The one with more reviews wins between equals, then the first; null when none has a review. */
  highestRated: BusinessSummary | null;
  /** The better rated wins between equals, then the first; null when none has a review. */
  mostReviewed: BusinessSummary | null;
  /** First practice areas of the businesses, each once, in the order of the businesses. */
  allCategories: CategoryRef[];
  /** Each once, lowest first. */
  priceRanges: PriceRange[];
  hasDelivery: BusinessSummary[];
  hasTakeout: BusinessSummary[];
  /** Ids that no business has, or has any more: only where the caller asked to go on without them. */
  missingIds: string[];
}
