import { SUMMARY_DESCRIPTION_MAX, excerpt, isOpenAt } from '@lawdex/contracts';
import type { BusinessDetail, BusinessRecord, BusinessSummary, Licence } from '@lawdex/contracts';
import type { DetailRow, SummaryRow } from './business-rows.core.ts';

// Field by field: a column that is added later stays inside until it is named here.

type Common = Omit<BusinessSummary, 'isOpen' | 'distanceMiles'>;

function presentCommon(row: SummaryRow): Common {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: row.image,
    category:
      row.categoryName !== null && row.categorySlug !== null
        ? { name: row.categoryName, slug: row.categorySlug }
        : null,
    categoryId: row.categoryId,
    priceRange: row.priceRange,
    rating: row.rating,
    reviewCount: row.reviewCount,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    phone: row.phone,
    hasDelivery: row.hasDelivery,
    hasTakeout: row.hasTakeout,
    freeConsultation: row.freeConsultation,
    videoConsultation: row.videoConsultation,
  };
}

const presentLicence = (licence: Partial<Licence>): Licence => ({
  jurisdiction: licence.jurisdiction ?? '',
  number: licence.number ?? null,
  yearAdmitted: licence.yearAdmitted ?? null,
  sourceUrl: licence.sourceUrl ?? null,
  checkedAt: licence.checkedAt ?? null,
});

export function presentSummary(row: SummaryRow, now: Date): BusinessSummary {
  const description = row.description && excerpt(row.description, SUMMARY_DESCRIPTION_MAX);
  return { ...presentCommon(row), description, isOpen: isOpenAt(row.hours, row.timeZone, now) };
}

export function presentRecord(row: DetailRow): BusinessRecord {
  return {
    ...presentCommon(row),
    email: row.email,
    website: row.website,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
    hours: row.hours,
    languages: row.languages,
    feeBasis: row.feeBasis,
    licences: row.licences.map(presentLicence),
    additionalPracticeAreas: row.additionalPracticeAreas.map(({ name, slug }) => ({ name, slug })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentDetail(row: DetailRow, now: Date): BusinessDetail {
  return { ...presentRecord(row), isOpen: isOpenAt(row.hours, row.timeZone, now) };
}
