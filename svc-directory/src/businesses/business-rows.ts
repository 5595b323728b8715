import type { BusinessDetail, BusinessSummary, CategoryRef } from '@lawdex/contracts';
import type { Business } from './business.entity.ts';

/** The properties of the answer that are stored as they are, by the entity's types. */
type StoredAs<Answer> = Pick<Business, Exclude<keyof Answer & keyof Business, 'category' | 'additionalPracticeAreas'>>;

/** A row of a list: what a summary shows, and what it is computed from. */
export interface SummaryRow extends StoredAs<BusinessSummary>, Pick<Business, 'hours' | 'timeZone'> {
  categoryName: string | null;
  categorySlug: string | null;
}

export interface DetailRow extends SummaryRow, StoredAs<BusinessDetail> {
  additionalPracticeAreas: CategoryRef[];
}
