export const noteAction = `
  insert into admin_audit (at, by, address, action, detail, outcome) values ($1, $2, $3, $4, $5, $6)`;

/** $1: how many; $2: only older than this one; null: from the newest on. */
export const readActions = `
  select a.id::text, at, by, address, action, detail, outcome from admin_audit a
  where $2::bigint is null or a.id < $2::bigint
  order by a.id desc limit $1`;
