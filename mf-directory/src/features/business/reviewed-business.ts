import type { BusinessDetail } from '@lawdex/contracts';

/** What the parts around reviews know of their business. */
export type ReviewedBusiness = Pick<
  BusinessDetail,
  | 'id'
  | 'slug'
  | 'rating'
  | 'reviewCount'
  | 'ratingCounts'
  | 'relatedReviewCount'
  | 'relatedRatingCounts'
  | 'removedReviews'
  | 'timeZone'
  | 'category'
  | 'additionalPracticeAreas'
>;
