import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { dateIntervals, weekIntervals } from '../../../index-definition/open-week.core.ts';
import { spherePoint } from '../geo.core.ts';
import { lexemesOf } from './lexemes.core.ts';
import type { Lexeme } from './lexemes.core.ts';
import { traitBits } from './traits.core.ts';

/** The columns of `search_rows` that a document gives, with their types. */
export const ROW_COLUMNS = {
  id: 'uuid',
  name_key: 'text',
  name_sort: 'text',
  category_id: 'uuid',
  city_key: 'text',
  state: 'text',
  zip: 'text',
  tz: 'text',
  price: 'smallint',
  rating: 'real',
  review_count: 'int',
  quality: 'real',
  flags: 'int',
  lat: 'float8',
  lng: 'float8',
  x: 'float8',
  y: 'float8',
  z: 'float8',
} as const;

/** Beside the columns: what the text vector is made of, and the week that `search_hours` numbers. */
export type SearchRow = Record<keyof typeof ROW_COLUMNS, unknown> & { lexemes: Lexeme[]; open_week: string | null };

export function rowOf(document: IndexDocument): SearchRow {
  const [x, y, z] = document.geo ? spherePoint(document.geo) : [null, null, null];
  return {
    id: document.id,
    lexemes: lexemesOf(document),
    name_key: document.nameKey,
    name_sort: document.nameSort,
    category_id: document.categoryId,
    city_key: document.cityKey,
    state: document.state,
    zip: document.zip,
    tz: document.tz,
    open_week: multirange(document),
    price: document.price,
    rating: document.rating,
    review_count: document.reviewCount,
    quality: document.quality,
    flags: traitBits({ ...document.flags, feeBasis: document.feeBasis, languages: document.languages }),
    lat: document.geo?.lat ?? null,
    lng: document.geo?.lng ?? null,
    x,
    y,
    z,
  };
}

/** The minutes of a week and of special days, as PostgreSQL writes a multirange: `{[540,1020),[1980,2460)}`. */
export function multirange({ open, special }: Pick<IndexDocument, 'open' | 'special'>): string | null {
  if (open === null) return null;
  return `{${[...weekIntervals(open), ...dateIntervals(special)].map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
