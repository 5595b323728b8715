/** Numbers the weeks of `incoming` that nobody had before, so that `week` has each. One feeder at a time writes, so that none is missed. */
export const weeksIn = (table: 'landing_hours' | 'search_hours'): string => `fresh as (
    insert into ${table} (tz, open_week)
    select distinct tz, open_week from incoming where tz is not null and open_week is not null
    on conflict do nothing
    returning id, tz, open_week
  ), week as (
    select id as hours, tz, open_week from fresh
    union all
    select id, tz, open_week from ${table}
  )`;
