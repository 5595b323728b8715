import { ROW_COLUMNS } from './row.core.ts';
import { weeksIn } from './weeks.sql.ts';

const columns = Object.entries(ROW_COLUMNS);
const names = columns.map(([name]) => name);
const typed = [...columns.map(([name, type]) => `${name} ${type}`), 'lexemes text[]', 'open_week int4multirange'].join(
  ', ',
);

/** $1: rows as JSON (see `rowOf`). */
const incoming = `incoming as materialized (select * from json_to_recordset($1::json) as r(${typed}))`;
export const deleteRows = 'delete from search_rows where id = any($1::uuid[])';

const written = [...names, 'hours', 'tsv'];

/** Rows come sorted by practice area, because a search for one then reads a third of the pages. */
export const upsertRows = `
  with ${incoming}, ${weeksIn('search_hours')}
  insert into search_rows (${written.join(', ')})
  select ${names.join(', ')}, hours, array_to_tsvector(lexemes)
  from incoming i left join week using (tz, open_week)
  order by category_id, quality desc
  on conflict (id) do update set
    ${written
      .filter((name) => name !== 'id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`;

export const countRows = 'select count(*)::int as documents from search_rows';

/** One writer at a time: another would not see the numbers that this one gives to weeks, and write rows without hours. */
export const takeTurn = `select pg_advisory_xact_lock(${0x484f5552})`;

/** $1: rows as JSON; answers the ids of those that the table does not hold just so. */
export const differentRows = `
  with ${incoming}
  select i.id from incoming i left join search_rows r on r.id = i.id left join search_hours h on h.id = r.hours
  where (${names.map((name) => `i.${name}`).join(', ')}, i.open_week, array_to_tsvector(i.lexemes))
    is distinct from (${names.map((name) => `r.${name}`).join(', ')}, h.open_week, r.tsv)`;
/** In the transaction that changes rows: totals that were counted before are not those of the rows after it. */
export const bumpVersion = 'update search_rows_version set version = version + 1';
export const readVersion = 'select version from search_rows_version';
