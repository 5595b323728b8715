import type { BusinessKind } from '@lawdex/contracts';
import { isRateable } from '@lawdex/contracts';
import { columnsOf } from '@lawdex/svc-kit';
import { Business } from '../businesses/business.entity.ts';
import { EMPTY_FIELDS, REQUIRED_FIELDS } from './reading/business-line.ts';
import type { BusinessLine } from './reading/business-line.ts';

/** Practice areas stand in a line by name, in the database by id. */
type ByName = 'category' | 'additionalPracticeAreas';

/** The columns of a business that an import decides, under the names of the entity. */
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

/** What the line's names stand for, and what could be found out about its place. */
export interface Derived {
  id: string;
  slug: string;
  kind: BusinessKind;
  /** Null when the line names none. */
  categoryId: string | null;
  /** Undefined when the line does not speak of them. */
  areas: string[] | undefined;
  /** Null for what has no practice area. */
  defaultCategoryId: string | null;
  timeZone: string | null;
}

const withoutNames = <T extends { [K in ByName]?: unknown }>(fields: T): Omit<T, ByName> => {
  const { category: _category, additionalPracticeAreas: _areas, ...rest } = fields;
  return rest;
};

const EMPTY = withoutNames(EMPTY_FIELDS);
const isKeyOfRow = (property: string): property is keyof BusinessRow =>
  ['id', 'categoryId', ...REQUIRED_FIELDS, ...Object.keys(EMPTY)].includes(property);
export const ROW_PROPERTIES = columnsOf(Business)
  .map(({ property }) => property)
  .filter(isKeyOfRow);

/** The business as the line wants it. Fields that the file does not have stay; empty ones are cleared, but what is derived is not. */
export function mergeBusiness(line: BusinessLine, stored: StoredBusiness | null, derived: Derived): StoredBusiness {
  const { id, slug, kind, timeZone } = derived;
  const hasAreas = isRateable(derived);
  const categoryId = derived.categoryId ?? stored?.row.categoryId ?? derived.defaultCategoryId;
  return {
    row: {
      ...EMPTY,
      ...stored?.row,
      ...withoutNames(line),
      id,
      slug,
      kind,
      categoryId: hasAreas ? categoryId : null,
      timeZone,
    },
    areas: hasAreas ? [...(derived.areas ?? stored?.areas ?? [])].sort() : [],
  };
}
