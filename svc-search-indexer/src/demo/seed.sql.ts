/** $1: `[{ query, visitors }]`; only where nobody has searched yet. */
export const seedPopularSearches = `
  insert into popular_days (query, day, visitors, demo)
  select query, current_date, visitors, true from json_to_recordset($1::json) as s(query text, visitors int)
  where not exists (select from popular_days)`;
