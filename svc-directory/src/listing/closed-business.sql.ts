import { CLOSED_HAD_SLUG, SUMMARY } from '../businesses/businesses.sql.ts';
import { FIRMS } from '../kinds.sql.ts';

/** Rows about the closed business with the slug `$1`: one for each of the best `$2` firms of its city, those of its practice area first. */
export const CLOSED_BUSINESS = `
  select closed.name as "closedName", closed.city as "closedCity", closed.state as "closedState",
    area.name as "areaName", area.slug as "areaSlug",
    ${SUMMARY}, c.name as "categoryName", c.slug as "categorySlug"
  from closed_businesses closed
  left join categories area on area.id = closed.category_id
  left join lateral (
    select id, category_id = closed.category_id as is_alike, quality from businesses
    where city_key = lower(closed.city) and state = closed.state and ${FIRMS}
    order by 2 desc nulls last, quality desc, id limit $2) near on true
  left join businesses b on b.id = near.id
  left join categories c on c.id = b.category_id
  where ${CLOSED_HAD_SLUG}
  order by near.is_alike desc nulls last, near.quality desc, near.id`;
