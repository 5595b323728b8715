import { SUMMARY_DESCRIPTION_MAX, excerpt, isOpenAt } from '@lawdex/contracts';
import type {
  BusinessDetail,
  BusinessRecord,
  BusinessSummary,
  CategoryRef,
  Licence,
  RemovedCount,
} from '@lawdex/contracts';
import { US_STATES } from '@lawdex/contracts/us-states';
import { opensOrCloses } from '@lawdex/seo';
import { copyOf, shownBy, type Shown } from '@lawdex/svc-kit';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from './business-detail.dto.ts';
import { Business } from './business.entity.ts';

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

/** These cities are better known than the states with their names. */
const CITIES_FIRST: readonly string[] = ['New York', 'Washington'];

/** Whether a city has the name of a state: people who say California do not mean the town in Missouri. */
const isCalledLikeState = (city: string): boolean =>
  US_STATES.some(({ name }) => name === city) && !CITIES_FIRST.includes(city);

// These columns are shown as they are stored. A column that no DTO declares stays inside.
const SUMMARY_COLUMNS = shownBy(BusinessSummaryDto, Business);
const DETAIL_COLUMNS = shownBy(BusinessDetailDto, Business);

const categoryOf = ({ categoryName: name, categorySlug: slug }: SummaryRow): CategoryRef | null =>
  name !== null && slug !== null ? { name, slug } : null;

const degrees = (stored: string | null): number | null => (stored === null ? null : Number(stored));

/** An import stored licences as JSON, so that fields may be missing, and others may be there. */
const presentLicence = (licence: Partial<Licence>): Licence => ({
  jurisdiction: licence.jurisdiction ?? '',
  holder: licence.holder ?? null,
  number: licence.number ?? null,
  yearAdmitted: licence.yearAdmitted ?? null,
  sourceUrl: licence.sourceUrl ?? null,
  checkedAt: licence.checkedAt ?? null,
});

export function presentSummary(row: SummaryRow, now: Date): BusinessSummary {
  return Object.assign(copyOf(row, SUMMARY_COLUMNS), {
    description: row.description && excerpt(row.description, SUMMARY_DESCRIPTION_MAX),
    category: categoryOf(row),
    isOpen: isOpenAt(row.hours, row.timeZone, now),
    ...opensOrCloses(row.hours, row.timeZone, now),
  });
}

export function presentRecord(row: DetailRow): BusinessRecord {
  return Object.assign(copyOf(row, DETAIL_COLUMNS), {
    category: categoryOf(row),
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    licences: row.licences.map(presentLicence),
    additionalPracticeAreas: row.additionalPracticeAreas,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });
}

export function presentDetail(row: DetailRow, now: Date): BusinessDetail {
  return Object.assign(presentRecord(row), {
    isOpen: isOpenAt(row.hours, row.timeZone, now),
    ...opensOrCloses(row.hours, row.timeZone, now),
    ...(row.ratingCounts && { ratingCounts: row.ratingCounts }),
    ...(row.relatedRatingCounts && {
      relatedRatingCounts: row.relatedRatingCounts,
      // The release before asks for the sum.
      relatedReviewCount: row.relatedRatingCounts.reduce((sum, count) => sum + count, 0),
    }),
    ...(row.removedReviews?.length && { removedReviews: row.removedReviews }),
    ...(row.cityIsShared !== undefined && { cityNeedsState: row.cityIsShared || isCalledLikeState(row.city) }),
  });
}
