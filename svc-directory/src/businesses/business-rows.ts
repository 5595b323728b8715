import type { BusinessDetail, BusinessSummary, CategoryRef } from '@lawdex/contracts';
import type { Shown } from '@lawdex/svc-kit';
import type { Business } from './business.entity.ts';

/** A row of a list: what a summary shows, and what it is computed from. */
export interface SummaryRow extends Shown<BusinessSummary, Business>, Pick<Business, 'hours' | 'timeZone'> {
  categoryName: string | null;
  categorySlug: string | null;
}

export interface DetailRow extends SummaryRow, Shown<BusinessDetail, Business> {
  additionalPracticeAreas: CategoryRef[];
  ratingCounts?: number[];
  /** Whether cities of other states, in which firms are, have the city's name. */
  cityIsShared?: boolean;
}
