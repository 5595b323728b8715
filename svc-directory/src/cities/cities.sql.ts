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

/** Numbers about the city `$1`, in the state `$2` or, when that is null, in all states. Ratings are weighted by their reviews, because 200 reviews say more than one. */
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

/** Letters and digits of a city's name, as `askedCity` spells it. */
const SPELLING = `regexp_replace(normalize(c.city_key, nfkd), '[^a-z0-9]', '', 'g')`;

/** The city that `askedCity` tells: `$1` to `$4` are its fields. In the state `$5` unless that is null. */
export const CITY_MEANT = `
  select c.city, case when ${SPELLING} = any($2::text[]) then $5::text else c.state end as state
  from cities c
  where c.city_key between $1::text and $1::text || chr(1114111)
    and c.count > 0 and ($5::text is null or c.state = $5)
    and (${SPELLING} = any($2::text[]) or (${SPELLING} = any($3::text[]) and lower(c.state) = $4::text))
  order by ${SPELLING} = any($2::text[]) desc, c.count desc limit 1`;
