import { SUMMARY_DESCRIPTION_MAX, excerpt, isOpenAt } from '@lawdex/contracts';
import type { BusinessRecord, BusinessSummary } from '@lawdex/contracts';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import { flagsOf } from '../index-definition/flags.core.ts';

/** A record and how it was found. */
export interface FoundRecord {
  record: BusinessRecord;
  distanceMiles: number | null;
}

/** The whitelist of what a search answers; the category by its name of today. */
export function summaryOf(
  { record, distanceMiles }: FoundRecord,
  categories: CategoriesBySlug,
  now: Date,
): BusinessSummary {
  const category = record.category && (categories.get(record.category.slug) ?? record.category);
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    ...(record.kind && { kind: record.kind }),
    description: record.description && excerpt(record.description, SUMMARY_DESCRIPTION_MAX),
    image: record.image,
    category: category && { name: category.name, slug: category.slug },
    categoryId: record.categoryId,
    priceRange: record.priceRange,
    rating: record.rating,
    reviewCount: record.reviewCount,
    address: record.address,
    city: record.city,
    state: record.state,
    zipCode: record.zipCode,
    phone: record.phone,
    isOpen: isOpenAt(record.hours, record.timeZone, now),
    ...flagsOf(record),
    ...(distanceMiles === null ? {} : { distanceMiles: Math.round(distanceMiles * 10) / 10 }),
  };
}
