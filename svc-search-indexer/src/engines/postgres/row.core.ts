import type { IndexDocument } from '../../index-definition/document.core.ts';
import { weekIntervals } from '../../index-definition/open-week.core.ts';
import { spherePoint } from './geo.core.ts';
import { lexemesOf } from './lexemes.core.ts';

/** A document as `write-sql.ts` reads it, by column name. */
export function rowOf(document: IndexDocument): Record<string, unknown> {
  const [x, y, z] = document.geo ? spherePoint(document.geo) : [null, null, null];
  return {
    id: document.id,
    lexemes: lexemesOf(document),
    name_key: document.nameKey,
    name_sort: document.nameSort,
    category_id: document.categoryId,
    city: document.city,
    city_key: document.cityKey,
    state: document.state,
    zip: document.zip,
    tz: document.tz,
    open_week:
      document.open &&
      `{${weekIntervals(document.open)
        .map(([from, to]) => `[${from},${to})`)
        .join(',')}}`,
    price: document.price,
    rating: document.rating,
    review_count: document.reviewCount,
    quality: document.quality,
    has_delivery: document.hasDelivery,
    has_takeout: document.hasTakeout,
    free_consultation: document.freeConsultation,
    video_consultation: document.videoConsultation,
    languages: document.languages,
    fee_basis: document.feeBasis,
    lat: document.geo?.lat ?? null,
    lng: document.geo?.lng ?? null,
    x,
    y,
    z,
  };
}
