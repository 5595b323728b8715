import type { BusinessRow } from '../bulk-write/business-row.core.ts';
import type { FirmPatch } from './firm-record.core.ts';

export interface StoredFirm {
  row: BusinessRow;
  /** Ids of the additional practice areas. */
  areas: string[];
}

/** What the line's names stand for, and what could be found out about its place. */
export interface Derived {
  id: string;
  slug: string;
  /** Null when the line names none. */
  categoryId: string | null;
  /** Undefined when the line does not speak of them. */
  areas: string[] | undefined;
  defaultCategoryId: string;
  timeZone: string | null;
}

/** The firm as the line wants it. Fields that the file does not have stay; empty ones are cleared, but what is derived is not. */
export function mergeFirm(patch: FirmPatch, stored: StoredFirm | null, derived: Derived): StoredFirm {
  const row = stored?.row;
  const keep = <T>(given: T | undefined, kept: T | undefined, otherwise: T): T =>
    given === undefined ? (kept ?? otherwise) : given;
  return {
    row: {
      id: derived.id,
      slug: derived.slug,
      name: patch.name,
      description: keep(patch.description, row?.description, null),
      image: keep(patch.image, row?.image, null),
      category_id: derived.categoryId ?? row?.category_id ?? derived.defaultCategoryId,
      price_range: keep(patch.priceRange, row?.price_range, null),
      address: patch.address,
      city: patch.city,
      state: patch.state,
      zip_code: patch.zipCode,
      phone: keep(patch.phone, row?.phone, null),
      email: keep(patch.email, row?.email, null),
      website: keep(patch.website, row?.website, null),
      latitude: keep(patch.latitude, row?.latitude, null),
      longitude: keep(patch.longitude, row?.longitude, null),
      time_zone: derived.timeZone,
      hours: keep(patch.hours, row?.hours, null),
      has_delivery: keep(patch.hasDelivery, row?.has_delivery, false) ?? false,
      has_takeout: keep(patch.hasTakeout, row?.has_takeout, false) ?? false,
      languages: keep(patch.languages, row?.languages, []) ?? [],
      fee_basis: keep(patch.feeBasis, row?.fee_basis, []) ?? [],
      free_consultation: keep(patch.freeConsultation, row?.free_consultation, false) ?? false,
      video_consultation: keep(patch.videoConsultation, row?.video_consultation, false) ?? false,
      licences: keep(patch.licences, row?.licences, []) ?? [],
    },
    areas: derived.areas ?? stored?.areas ?? [],
  };
}

/** As texts that are equal when the values are, whatever the order of keys (PostgreSQL sorts those of jsonb). */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}

export function isSameFirm(a: StoredFirm, b: StoredFirm): boolean {
  return canonical(a.row) === canonical(b.row) && canonical([...a.areas].sort()) === canonical([...b.areas].sort());
}
