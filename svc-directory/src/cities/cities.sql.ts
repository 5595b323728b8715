import { LARGEST_CITIES } from '@lawdex/contracts';
import { FIRMS } from '../kinds.sql.ts';

/** `$1` cities with businesses after the first `$2`, of the state `$3` unless it is null, those with most first. */
export const CITIES = `
  select city, state, count from cities where count > 0 and ($3::text is null or state = $3)
  order by count desc, city, state limit $1 offset $2`;

export const CITIES_TOTAL = `
  select count(*)::int as total from cities where count > 0 and ($1::text is null or state = $1)`;

/** `StateCities` of every state with firms. */
export const STATES_OF_CITIES = `
  select state, sum(count)::int as count, count(*)::int as cities,
    json_agg(json_build_object('city', city, 'state', state, 'count', count) order by place)
      filter (where place <= ${LARGEST_CITIES}) as largest
  from (
    select city, state, count, row_number() over (partition by state order by count desc, city) as place
    from cities where count > 0) ranked
  group by state order by state`;

/**
 * Numbers about the city `$1`, in the state `$2` or, when that is null, in all states. Ratings are weighted by their
 * reviews, because 200 reviews say more than one.
 */
export const CITY_FIGURES = `
  select
    coalesce(min(b.city), $1::text) as city,
    coalesce($2::text, case when min(b.state) = max(b.state) then min(b.state) end) as state,
    count(*)::int as count,
    round(sum(b.rating * b.review_count) / nullif(sum(b.review_count), 0), 1)::text as "averageRating",
    coalesce(sum(b.review_count), 0)::int as "totalReviews",
    count(distinct c.name)::int as "practiceAreas"
  from businesses b left join categories c on c.id = b.category_id
  where b.city_key = lower($1) and ($2::text is null or b.state = $2) and b.${FIRMS}`;

/** Reduces a name to its letters and digits. */
const spelling = (name: string): string => `regexp_replace(normalize(${name}, nfkd), '[^a-z0-9]', '', 'g')`;

/**
 * The city that is spelled `$1` (`st-louis`, `st-louis-mo`), in the state `$2` unless that is null. Only cities with
 * the same first letter are compared, because a robot may ask for many names.
 */
export const CITY_MEANT = `
  with asked as (select ${spelling('lower($1)')} as name)
  select c.city, case when ${spelling('c.city_key')} = asked.name then $2::text else c.state end as state
  from asked join cities c on ${spelling('c.city_key')} in (asked.name, left(asked.name, -2))
  where c.city_key between left(lower($1), 1) and left(lower($1), 1) || chr(1114111)
    and c.count > 0 and ($2::text is null or c.state = $2)
    and (${spelling('c.city_key')} = asked.name or lower(c.state) = right(asked.name, 2))
  order by ${spelling('c.city_key')} = asked.name desc, c.count desc limit 1`;
