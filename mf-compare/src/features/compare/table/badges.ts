import type { BusinessDetail, Comparison } from '@lawdex/contracts';
import { isRated } from '../facts.ts';

export type CompareBadge = 'Top Rated' | 'Popular';

/** `Top Rated` for the best rating, `Popular` for the most reviews. Equals share a badge, and a badge that all would have is left out. */
export function badgesOf(business: BusinessDetail, comparison: Comparison): CompareBadge[] {
  const { businesses, highestRated, mostReviewed } = comparison;
  const isTop = (other: BusinessDetail) => isRated(other) && other.rating === highestRated?.rating;
  const isPopular = (other: BusinessDetail) => isRated(other) && other.reviewCount === mostReviewed?.reviewCount;
  const badges: CompareBadge[] = [];
  if (isTop(business) && !businesses.every(isTop)) badges.push('Top Rated');
  if (isPopular(business) && !businesses.every(isPopular)) badges.push('Popular');
  return badges;
}
