/** $1: `[{ query, visitor }]`; $2: now. A visitor counts once a day for a search. */
export const countVisitors = `
  with news as (
    insert into popular_visitors (query, visitor, seen_at)
    select query, visitor, $2 from json_to_recordset($1::json) as s(query text, visitor text)
    on conflict do nothing
    returning query
  )
  insert into popular_days as d (query, day, visitors)
  select query, ($2::timestamptz at time zone 'utc')::date, count(*) from news group by query order by query
  on conflict (query, day) do update set visitors = d.visitors + excluded.visitors`;

const HALVED_AFTER_DAYS = 14;
const VISITORS_LEAST = 5;

/** $1: now; $2: whether demo data counts, which does not fade; $3: how many. */
export const readPopular = `
  select query, floor(sum(worth))::int as count from (
    select query, visitors * case when demo then 1
      else power(0.5, (($1::timestamptz at time zone 'utc')::date - day) / ${HALVED_AFTER_DAYS}.0) end as worth
    from popular_days where $2::boolean or not demo
  ) days
  where query not in (select query from popular_removed)
  group by query having sum(worth) >= ${VISITORS_LEAST}
  order by sum(worth) desc, query limit $3`;

/** $1: now. A day's name of a visitor is kept for less than a day; half a year later a search is worth next to nothing. */
export const forgetVisitors = `delete from popular_visitors where seen_at < $1::timestamptz - interval '23 hours'`;
export const forgetDays = `delete from popular_days where day < $1::timestamptz - interval '180 days' and not demo`;
