import { LEAST_DESCRIPTION, LEAST_FACTS, LEAST_FIRMS_LISTED } from '@lawdex/contracts';
import { FIRMS } from '../kinds.sql.ts';

/** The same rule as `isBusinessWorthFinding` in contracts. */
export const FACTS_ENOUGH = `
  (coalesce(length(description) >= ${LEAST_DESCRIPTION}, false)::int
    + (phone is not null)::int
    + (email is not null or website is not null)::int
    + (hours is not null)::int
    + (review_count > 0)::int
    + (licences <> '[]')::int
    + (languages <> '{}')::int
    + (fee_basis <> '{}' or price_range is not null)::int) >= ${LEAST_FACTS}`;

export const LISTED_BUSINESSES = `select slug as key, updated_at as changed from businesses where ${FACTS_ENOUGH}`;

/** A practice area shows its businesses and those of the areas within it. */
export const LISTED_CATEGORIES = `
  select area.slug, max(b.updated_at) as changed
  from categories area
  join category_circles circle on circle.within = area.id
  join businesses b on b.category_id = circle.id
  where area.business_count >= ${LEAST_FIRMS_LISTED}
  group by area.slug`;

export const LISTED_CITIES = `
  select city_key as city, state, max(updated_at) as changed
  from businesses where ${FIRMS}
  group by city_key, state having count(*) >= ${LEAST_FIRMS_LISTED}`;
