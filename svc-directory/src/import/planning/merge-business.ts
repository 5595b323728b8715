import { isRateable, type BusinessKind } from '@lawdex/contracts';
import { columnsOf } from '@lawdex/svc-kit/commands';
import { Business } from '../../businesses/business.entity.ts';
import { timeZoneAt, timeZoneOfZip } from '../../places/us-places.ts';
import { EMPTY_FIELDS, REQUIRED_FIELDS, type BusinessLine } from '../reading/business-line.ts';

/** Lines name practice areas, while the database refers to their ids. */
type ByName = 'category' | 'additionalPracticeAreas';

/** The columns of a business that an import writes, under the names of the entity. */
export type BusinessRow = Omit<Required<BusinessLine>, ByName | 'slug' | 'kind'> & {
  id: string;
  slug: string;
  kind: BusinessKind;
  categoryId: string | null;
};

export interface StoredBusiness {
  row: BusinessRow;
  /** Ids of the additional practice areas, sorted. */
  areas: string[];
}

/** Values that are looked up or derived from the line. */
export interface DerivedFields {
  id: string;
  slug: string;
  kind: BusinessKind;
  /** Null when the line names no practice area. */
  categoryId: string | null;
  /** Undefined when the file has no such column. */
  areas: string[] | undefined;
  /** Null for organisations without practice areas. */
  defaultCategoryId: string | null;
  timeZone: string | null;
}

const isKeyOfRow = (property: string): property is keyof BusinessRow =>
  ['id', 'categoryId', ...REQUIRED_FIELDS, ...Object.keys(EMPTY_FIELDS)].includes(property);
export const ROW_PROPERTIES = columnsOf(Business)
  .map(({ property }) => property)
  .filter(isKeyOfRow);

/** Merges a line into a business. Fields that the file does not have stay. Empty fields are cleared, unless they can be derived. */
export function mergeBusiness(
  line: BusinessLine,
  stored: StoredBusiness | null,
  derived: DerivedFields,
): StoredBusiness {
  const { id, slug, kind, timeZone } = derived;
  const hasAreas = isRateable(derived);
  const categoryId = derived.categoryId ?? stored?.row.categoryId ?? derived.defaultCategoryId;
  const said: Readonly<Record<string, unknown>> = line;
  const before: Readonly<Record<string, unknown>> = stored?.row ?? EMPTY_FIELDS;
  const made: Readonly<Record<string, unknown>> = {
    ...{ id, slug, kind, timeZone, categoryId: hasAreas ? categoryId : null },
  };
  // A loop, because spreads of three objects take several times as long.
  const row: Record<string, unknown> = {};
  for (const key of ROW_PROPERTIES) row[key] = key in made ? made[key] : (said[key] === undefined ? before : said)[key];
  return {
    row: row as BusinessRow,
    areas: hasAreas ? [...(derived.areas ?? stored?.areas ?? [])].sort() : [],
  };
}

type Place = Pick<BusinessLine, 'timeZone' | 'latitude' | 'longitude'>;

/** The time zone of the line; else the stored one, unless the business moves; else the one at its position; else the one of its ZIP code. */
export function timeZoneOf(line: Place & { zipCode: string }, stored: Place | null): string | null {
  if (line.timeZone) return line.timeZone;
  const saysNothing = line.timeZone === undefined && line.latitude === undefined;
  if (saysNothing && stored?.timeZone) return stored.timeZone;
  const { latitude = stored?.latitude, longitude = stored?.longitude } = line;
  const atPosition = latitude == null || longitude == null ? null : timeZoneAt(latitude, longitude);
  return atPosition ?? timeZoneOfZip(line.zipCode);
}
