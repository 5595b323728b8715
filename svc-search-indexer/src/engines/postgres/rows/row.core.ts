import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { dateIntervals, weekIntervals } from '../../../index-definition/open-week.core.ts';
import { spherePoint } from '../distance-conditions.core.ts';
import { lexemesOf } from './lexemes.core.ts';
import { traitBits } from './traits.core.ts';

export const COMMON_COLUMNS = {
  id: 'uuid',
  category_id: 'uuid',
  city_key: 'text',
  state: 'text',
  price: 'smallint',
  rating: 'real',
  review_count: 'int',
  quality: 'real',
  lat: 'float8',
  x: 'float8',
  y: 'float8',
  z: 'float8',
} as const;

export const ROW_COLUMNS = {
  ...COMMON_COLUMNS,
  ...{ name_key: 'text', name_sort: 'text', zip: 'text', tz: 'text', flags: 'int', lng: 'float8' },
} as const;

/** Beside the columns: the week that another table numbers, with its time zone. */
export function commonRowOf(document: IndexDocument) {
  const [x, y, z] = document.geo ? spherePoint(document.geo) : [null, null, null];
  return {
    id: document.id,
    category_id: document.categoryId,
    city_key: document.cityKey,
    state: document.state,
    tz: document.tz,
    open_week: multirange(document),
    price: document.price,
    rating: document.rating,
    review_count: document.reviewCount,
    quality: document.quality,
    ...{ lat: document.geo?.lat ?? null, x, y, z },
  };
}

export const rowOf = (document: IndexDocument) => ({
  ...commonRowOf(document),
  lexemes: lexemesOf(document),
  name_key: document.nameKey,
  name_sort: document.nameSort,
  zip: document.zip,
  flags: traitBits({ ...document.flags, feeBasis: document.feeBasis, languages: document.languages }),
  lng: document.geo?.lng ?? null,
});

/** The minutes of a week and of special days, as PostgreSQL writes a multirange: `{[540,1020),[1980,2460)}`. */
function multirange({ open, special }: Pick<IndexDocument, 'open' | 'special'>): string | null {
  if (open === null) return null;
  return `{${[...weekIntervals(open), ...dateIntervals(special)].map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
