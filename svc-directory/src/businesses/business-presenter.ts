import { SUMMARY_DESCRIPTION_MAX, excerpt, isOpenAt } from '@lawdex/contracts';
import type { BusinessDetail, BusinessRecord, BusinessSummary, CategoryRef, Licence } from '@lawdex/contracts';
import type { DetailRow, SummaryRow } from './business-rows.ts';

// Rows hold what the DTOs declare and nothing else (businesses.sql.ts), so what is not named here may be shown as it is.

const categoryOf = (name: string | null, slug: string | null): CategoryRef | null =>
  name !== null && slug !== null ? { name, slug } : null;

const degrees = (stored: string | null): number | null => (stored === null ? null : Number(stored));

/** Stored licences are JSON that an import wrote: members may be missing, or be none of ours. */
const presentLicence = (licence: Partial<Licence>): Licence => ({
  jurisdiction: licence.jurisdiction ?? '',
  number: licence.number ?? null,
  yearAdmitted: licence.yearAdmitted ?? null,
  sourceUrl: licence.sourceUrl ?? null,
  checkedAt: licence.checkedAt ?? null,
});

export function presentSummary(row: SummaryRow, now: Date): BusinessSummary {
  const { categoryName, categorySlug, hours, timeZone, ...shown } = row;
  return {
    ...shown,
    description: row.description && excerpt(row.description, SUMMARY_DESCRIPTION_MAX),
    category: categoryOf(categoryName, categorySlug),
    isOpen: isOpenAt(hours, timeZone, now),
  };
}

export function presentRecord(row: DetailRow): BusinessRecord {
  const { categoryName, categorySlug, ...shown } = row;
  return {
    ...shown,
    category: categoryOf(categoryName, categorySlug),
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    licences: row.licences.map(presentLicence),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentDetail(row: DetailRow, now: Date): BusinessDetail {
  return { ...presentRecord(row), isOpen: isOpenAt(row.hours, row.timeZone, now) };
}
