import type { BusinessDetail, BusinessSummary, CategoryRef, RemovedCount } from '@lawdex/contracts';
import type { Shown } from '@lawdex/svc-kit';
import type { Business } from './business.entity.ts';

/** A row of a list: all that a summary shows or is computed from. */
export interface SummaryRow extends Shown<BusinessSummary, Business>, Pick<Business, 'hours' | 'timeZone'> {
  categoryName: string | null;
  categorySlug: string | null;
}

export interface DetailRow extends SummaryRow, Shown<BusinessDetail, Business> {
  additionalPracticeAreas: CategoryRef[];
  ratingCounts?: number[];
  relatedRatingCounts?: number[] | null;
  removedReviews?: RemovedCount[] | null;
  /** Whether another state has a city of this name with businesses. */
  cityIsShared?: boolean;
}
