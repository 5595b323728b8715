import { selectList, shownBy } from '@lawdex/svc-kit';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from './business-detail.dto.ts';
import { Business } from './business.entity.ts';
import { FIRMS } from '../kinds.sql.ts';
import { REMOVED_OF_BUSINESS } from '../reviews/ledger/ledger.sql.ts';
import { COUNTS, IS_UNCOUNTED } from '../counted-reviews.sql.ts';

// Columns that the DTOs declare or `isOpen` is computed from. Others are never read, so they cannot leak.
export const SUMMARY = selectList(Business, 'b', [...shownBy(BusinessSummaryDto, Business), 'hours', 'timeZone']);
const DETAIL = selectList(Business, 'b', shownBy(BusinessDetailDto, Business));

const ADDITIONAL_PRACTICE_AREAS = `
  (select coalesce(json_agg(json_build_object('name', a.name, 'slug', a.slug) order by a.name), '[]')
   from business_practice_areas p join categories a on a.id = p.category_id
   where p.business_id = b.id)`;

const totalOfCategory = (id: string): string => `select business_count as total from categories where id = ${id}`;

/**
 * `SummaryRow`s of the practice area `$3` and those within it, with its total: `$1` after the first `$2`, best first. The
 * best of each area compete, so that no area is read whole.
 */
export const BUSINESSES_OF_CATEGORY = `
  with recursive circle (id) as (
    select $3::uuid union select area.id from circle join categories area on area.parent_id = circle.id)
  select ${SUMMARY}, c.name as "categoryName", c.slug as "categorySlug", (${totalOfCategory('$3')}) as total
  from businesses b left join categories c on c.id = b.category_id
  where b.id in (
    select best.id
    from circle cross join lateral (
      select id, quality from businesses where category_id = circle.id
      order by quality desc, id limit $1::bigint + $2::bigint) best
    order by best.quality desc, best.id limit $1 offset $2)
  order by b.quality desc, b.id`;

export const COUNT_OF_CATEGORY = totalOfCategory('$1');

const totalOfCity = (city: string, state: string): string => `
  select coalesce(sum(count), 0)::int as total
  from cities where city_key = lower(${city}) and (${state}::text is null or state = ${state})`;

/** `SummaryRow`s of the city `$3`, in the state `$4` or, when that is null, in all states, with their total, best first. */
export const BUSINESSES_OF_CITY = `
  select ${SUMMARY}, c.name as "categoryName", c.slug as "categorySlug", (${totalOfCity('$3', '$4')}) as total
  from businesses b left join categories c on c.id = b.category_id
  where b.id in (
    select id from businesses where city_key = lower($3) and ($4::text is null or state = $4) and ${FIRMS}
    order by quality desc, id limit $1 offset $2)
  order by b.quality desc, b.id`;

export const COUNT_OF_CITY = totalOfCity('$1', '$2');

/** `$1` businesses, those with at least `$2` reviews first. The best of each practice area compete, so that one area does not fill the home page while others have businesses. */
export const FEATURED_BUSINESSES = `
  with candidates as (
    select top.id, top.quality, top.review_count >= $2 as proven, top.place
    from categories area cross join lateral (
      select id, quality, review_count, row_number() over (order by quality desc, id) as place
      from businesses where category_id = area.id
      order by quality desc, id limit $1) top
    order by proven desc, place, quality desc, id limit $1)
  select ${SUMMARY}, c.name as "categoryName", c.slug as "categorySlug"
  from candidates
  join businesses b on b.id = candidates.id
  left join categories c on c.id = b.category_id
  order by candidates.proven desc, candidates.place, b.quality desc, b.id`;

/** `SummaryRow`s of the ids `$1`, in their order; ids that no business has are left out. */
export const BUSINESSES_OF_IDS = `
  select ${SUMMARY}, c.name as "categoryName", c.slug as "categorySlug"
  from businesses b left join categories c on c.id = b.category_id
  where b.id = any($1::uuid[])
  order by array_position($1::uuid[], b.id)`;

const BY_STARS = `array[${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where rating = ${stars})`).join(', ')}]::integer[]`;
const RATING_COUNTS = `
  (select ${BY_STARS} from reviews where business_id = b.id and ${COUNTS})`;

const UNCOUNTED_REVIEWS = `
  (select ${BY_STARS} from reviews where business_id = b.id and ${IS_UNCOUNTED} having count(*) > 0)`;

const CITY_IS_SHARED = `
  exists (select 1 from cities o where o.city_key = b.city_key and o.state <> b.state and o.count > 0)`;

const selectDetail = (more: string): string => `
  select ${DETAIL}, c.name as "categoryName", c.slug as "categorySlug",
    ${ADDITIONAL_PRACTICE_AREAS} as "additionalPracticeAreas"${more}
  from businesses b left join categories c on c.id = b.category_id`;

/** `DetailRow`s of the ids `$1`, in their order; ids that no business has are left out. */
export const COMPARED_BUSINESSES = `${selectDetail('')} where b.id = any($1::uuid[]) order by array_position($1::uuid[], b.id)`;

const OF_ONE = `, ${RATING_COUNTS} as "ratingCounts", ${UNCOUNTED_REVIEWS} as "relatedRatingCounts",
  ${REMOVED_OF_BUSINESS} as "removedReviews", ${CITY_IS_SHARED} as "cityIsShared"`;

/** The `DetailRow` with the slug `$1`, with the numbers that only its own page needs. */
export const BUSINESS_BY_SLUG = `${selectDetail(OF_ONE)} where b.slug = $1`;

/** Whether the closed business `closed` has or had the slug `$1`. */
export const CLOSED_HAD_SLUG = `(closed.slug = $1
  or closed.archive -> 'former_slugs' @> jsonb_build_array(jsonb_build_object('slug', $1::text)))`;

/** What became of the slug `$1`, which no business has: the one that its business has now, or the name of a closed one. */
export const FORMER_SLUG = `
  select b.slug as "nowAt", null as name from former_slugs f join businesses b on b.id = f.business_id where f.slug = $1
  union all
  select null, coalesce(name, 'This firm') from closed_businesses closed where ${CLOSED_HAD_SLUG}`;

/** `DetailRow`s of the ids `$1`, with their versions. */
export const BUSINESSES_BY_ID = `${selectDetail(', b.version')} where b.id = any($1)`;

/** Nobody goes farther to a lawyer's office. */
const NEAR_MILES = 50;
/** Only the best of large practice areas compete, and the best of them in the city, so that no more rows are read. */
const READ = 500;
// A visitor drives so many miles farther to avoid a star less. A star more is another business, but no loss.
const MILES_PER_STAR_LESS = 20;
const MILES_PER_STAR_MORE = 5;

const COMPETING = 'id, category_id, city_key, state, latitude, longitude, quality';
const IN_CITY = 'city_key = one.city_key and state = one.state';
const best = (where: string): string => `
  (select ${COMPETING} from businesses where category_id = one.category_id and ${where} order by quality desc, id limit ${READ})`;

// The distance on a plane, which is exact enough for 50 miles.
const milesOf = (a: string, b: string): string => `
  69.1 * sqrt((${a}.latitude - ${b}.latitude)::float8 ^ 2
    + ((${a}.longitude - ${b}.longitude)::float8 * cos(radians(${b}.latitude::float8))) ^ 2)`;

/** `SummaryRow`s of the `$2` businesses most similar to `$1`, of the same practice area and near. */
export const SIMILAR_BUSINESSES = `
  with one as materialized (select ${COMPETING} from businesses where id = $1),
  found as (
    select other.id, miles + case when other.quality < one.quality
      then ${MILES_PER_STAR_LESS} * (one.quality - other.quality)
      else ${MILES_PER_STAR_MORE} * (other.quality - one.quality) end as unlikeness
    from one
    cross join lateral (
      ${best(IN_CITY)}
      union all
      ${best(`not (${IN_CITY})`)}) other
    cross join lateral (
      select coalesce(${milesOf('other', 'one')}, case when other.city_key = one.city_key and other.state = one.state then 0 end) as miles
    ) distance
    where other.id <> one.id and miles <= ${NEAR_MILES}
    order by unlikeness, other.id limit $2)
  select ${SUMMARY}, c.name as "categoryName", c.slug as "categorySlug"
  from found
  join businesses b on b.id = found.id
  left join categories c on c.id = b.category_id
  order by found.unlikeness, found.id`;
