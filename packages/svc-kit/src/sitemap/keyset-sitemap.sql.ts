/**
 * Parts of `$1` rows each. `rows` is a query of two columns: `key`, a unique text by an index, and `changed`. It reads all of them, which
 * takes a second for some 100,000.
 */
export const listParts = (rows: string): string => `
  select min(key) as "from", count(*)::int as count, max(changed) as changed
  from (
    select key, changed, (row_number() over (order by key) - 1) / $1::int as part from (${rows}) entry) numbered
  group by part order by part`;

/** From the key `$1` on, before the key `$2` unless it is null, `$3` at most. */
export const listEntries = (rows: string): string => `
  select key, changed from (${rows}) entry
  where key >= $1 and ($2::text is null or key < $2) order by key limit $3`;
