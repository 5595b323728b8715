import { spherePoint } from '../geo.core.ts';
import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { multirange } from '../rows/row.core.ts';
import { featuresOf, openMinutesOf } from '../../../index-definition/features.core.ts';

/** The columns of `landing_rows` that a document gives, with their types. */
export const LANDING_COLUMNS = {
  id: 'uuid',
  listed: 'boolean',
  category_id: 'uuid',
  marks: 'int',
  rating: 'real',
  quality: 'real',
  review_count: 'int',
  price: 'smallint',
  open_minutes: 'smallint',
  admitted: 'smallint',
  checked: 'date',
  updated_at: 'timestamptz',
  lat: 'float8',
  x: 'float8',
  y: 'float8',
  z: 'float8',
  state: 'text',
  city_key: 'text',
  languages: 'text[]',
  fee_basis: 'text[]',
} as const;

/** Beside the columns: the week that `landing_hours` numbers, and its time zone. */
export type LandingRow = Record<keyof typeof LANDING_COLUMNS, unknown> & {
  tz: string | null;
  open_week: string | null;
};

export function landingRowOf(document: IndexDocument): LandingRow {
  const { open, geo, licences } = document;
  const [x, y, z] = geo ? spherePoint(geo) : [null, null, null];
  return {
    id: document.id,
    listed: document.rateable,
    category_id: document.categoryId,
    marks: featuresOf(document),
    rating: document.rating,
    quality: document.quality,
    review_count: document.reviewCount,
    price: document.price,
    open_minutes: open ? openMinutesOf(open) : 0,
    admitted: licences.admitted,
    checked: licences.checked,
    updated_at: document.updatedAt,
    lat: geo?.lat ?? null,
    x,
    y,
    z,
    state: document.state,
    city_key: document.cityKey,
    languages: document.languages,
    fee_basis: document.feeBasis,
    tz: document.tz,
    open_week: multirange(document),
  };
}
