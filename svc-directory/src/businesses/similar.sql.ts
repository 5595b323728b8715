import { SUMMARY } from './businesses.sql.ts';

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
