/** $1: since; $2: how many groups. */
export const nothingFound = `
  select lower(trim(query)) as query, coalesce(location, '') as location, count(*)::int as count, max(created_at) as "lastAt"
  from search_logs where created_at >= $1 and results_count = 0 and query is not null
  group by 1, 2 order by count(*) desc, max(created_at) desc limit $2`;

/** $1: since. */
export const searchCounts = `
  select count(*)::int as searches, count(*) filter (where results_count = 0)::int as nothing
  from search_logs where created_at >= $1`;
